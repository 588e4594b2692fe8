import * as z from 'zod/mini';
import { amount, date, eachOnce, wholeNumber, words } from '../acts/atoms.ts';
import {
  CERTIFICATE_FORMS,
  CONSIDERATION_KINDS,
  CONSIDERATION_TEXT_LENGTH,
  EXEMPTION_CATEGORIES,
  LEGENDS,
} from '../issuing.ts';
import { vestingShape } from '../vesting.ts';

/** Contents of a certificate, the consideration for it, and the acts that end securities. */

/** Dollars, exact. For anything but money the directors fix what it is worth (CBCA s. 25(3)-(4)), and `text` says which property or
 *  services; it is absent where nobody said. These words stay in the act (decision 133). The kind is null where a register that was taken over does not tell it. */
export const consideration = z.strictObject({
  kind: z.nullable(z.enum(CONSIDERATION_KINDS)),
  amount,
  text: z.exactOptional(words(CONSIDERATION_TEXT_LENGTH)),
});

/** The exemption from the prospectus (NI 45-106), and who the subscriber is where s. 2.4 asks for it. */
export const exemption = z.strictObject({
  rule: z.enum(['private_issuer', 'accredited_investor', 'family_friends_business', 'employee', 'other']),
  category: z.nullable(z.enum(EXEMPTION_CATEGORIES)),
});

export type Consideration = Readonly<z.infer<typeof consideration>>;
export type Exemption = Readonly<z.infer<typeof exemption>>;

/** Vesting that goes on in another security. The terms count the shares of the security and those that lie elsewhere:
 *  `settled` had vested, `lapsed` had not. So what has vested of it is what has vested of them all, less `settled`. */
export const carriedVesting = z.strictObject({
  terms: vestingShape,
  settled: wholeNumber,
  lapsed: wholeNumber,
  /** The last day on which shares vested by the terms; null while they do. */
  stoppedOn: z.nullable(date),
  /** Shares that vested ahead of their dates. */
  accelerated: wholeNumber,
});

export type CarriedVesting = Readonly<z.infer<typeof carriedVesting>>;

export type CertificateForm = (typeof CERTIFICATE_FORMS)[number];
export type Legend = (typeof LEGENDS)[number];

/** Form of a holder's evidence of his shares, and its statements beside them. */
export const formAndLegends = {
  /** The holder's choice: a certificate, or the acknowledgment of his right to one (CBCA s. 49(1)); null
   *  where the register does not say. */
  form: z.nullable(z.enum(CERTIFICATE_FORMS)),
  /** The notices that it bears: that transfers are restricted, that a unanimous shareholder agreement stands, and the rights
   *  of its class (s. 49(8), (13)). */
  legends: z.array(z.enum(LEGENDS)).check(z.maxLength(LEGENDS.length), eachOnce()),
};

export type AcquisitionKind = 'repurchased' | 'redeemed' | 'surrendered' | 'cancelled';

export type SplitKind = 'class.split' | 'class.consolidated';

/** The shares of a class are split or consolidated. */
export const isDivision = <A extends { readonly kind: string }>(
  act: A,
): act is A & { readonly kind: SplitKind } => act.kind === 'class.split' || act.kind === 'class.consolidated';
