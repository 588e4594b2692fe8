/**
 * Data that a browser encrypts for the server: the card and its use, so that a sealed card is good for one
 * payment of one price, once, for five minutes (decisions, section 9). JWE compact form, ECDH-ES with A256GCM.
 */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { parseCents } from '@tabellion/kernel/money.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import * as z from 'zod/mini';
import { checkCard } from './card.ts';

export const cardSealAlgorithm = 'ECDH-ES';
export const cardSealEncryption = 'A256GCM';
export const cardSealSeconds = 5 * 60;
/** The clocks that wrote and read the expiry may differ by a request's way. */
const clockSlackSeconds = 30;

export const sealedCardClaims = z.strictObject({
  card: z.strictObject({
    number: z.string().check(z.maxLength(40)),
    expMonth: z.number(),
    expYear: z.number(),
    cvc: z.string().check(z.maxLength(4)),
    name: z.string().check(z.maxLength(300)),
  }),
  organization: z.string(),
  /** The id of the plan paid for; null where nothing is paid, as with a new card. */
  plan: z.nullable(z.string()),
  /** The price in dollars. */
  price: z.nullable(z.number()),
  /** Seconds since 1970. */
  exp: z.number(),
  nonce: z.string().check(z.regex(/^[\w-]{16,64}$/)),
});

export type SealedCardClaims = z.output<typeof sealedCardClaims>;

/** Facts of the request that carries the sealed card. */
export interface CardUse {
  organization: string;
  plan: string | null;
  priceCents: bigint | null;
  /** Seconds since 1970. */
  nowSeconds: number;
  today: PlainDate;
}

/** Judges the claims of an opened card against the request: unreadable is what was sealed for another organization, plan or
 *  price, or for longer than allowed. */
export function checkClaims(claims: SealedCardClaims, use: CardUse) {
  if (claims.exp + clockSlackSeconds < use.nowSeconds) return refuseCard('CARD.STALE');
  const isForThis =
    claims.organization === use.organization &&
    claims.plan === use.plan &&
    (claims.price === null ? null : parseCents(String(claims.price))) === use.priceCents &&
    claims.exp <= use.nowSeconds + cardSealSeconds + clockSlackSeconds;
  if (!isForThis) return refuseCard('CARD.UNREADABLE');
  const fields = checkCard(claims.card, use.today);
  const [first] = fields;
  return first === undefined ? ok(claims.card) : refuse(first.textCode, { fields });
}

export const refuseCard = <Code extends 'CARD.REQUIRED' | 'CARD.STALE' | 'CARD.UNREADABLE' | 'CARD.USED'>(
  textCode: Code,
) => refuse(textCode, { fields: [{ path: 'card', textCode }] });
