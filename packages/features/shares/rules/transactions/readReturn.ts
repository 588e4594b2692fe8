/** Reads the form of shares that return to the corporation as the payload of the act. */
import type { RedeemedPayload, SurrenderedPayload } from '@tabellion/book/acts/acquired.ts';
import type { Certificate } from '@tabellion/book/entities.ts';
import { type ClassBefore, deductionOf } from '@tabellion/book/judge/acquisitions.ts';
import { unvestedOf } from '@tabellion/book/vested.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { collect } from '@tabellion/law/fields.ts';
import type * as z from 'zod/mini';
import type { RepurchaseInput, SurrenderInput } from '../../transactionContract.ts';
import { totalPriceOf } from '../readQuantity.ts';
import { newCertificateOf, type SharesTaken, sourceOf } from './parts.ts';
import { readDate, readDollars, readPart, type TransactionTerms } from './readTransactionTerms.ts';

type Returned = z.infer<typeof SurrenderInput>;
type Paid = Pick<z.infer<typeof RepurchaseInput>, 'priceExact' | 'paid_in' | 'paid_on' | 'solvency_on'>;

export interface ReturnFacts extends SharesTaken, TransactionTerms {
  readonly before: Omit<ClassBefore, 'terms'>;
  newId(): string;
}

type ReadPayload<P> = Result<P, readonly FieldRefusal[]>;

/** Errors at `sharesExact`: GENERAL.FIELD_REQUIRED, SHARES.OWNERSHIP_INVALID, SHARES.ABOVE_CERTIFICATE; at `returns`
 *  SHARES.NO_PLAN for shares of no plan. */
export function readReturn(
  { sharesExact, first = 'unvested', returns = false }: Returned,
  options: ReturnFacts,
  takes: 'account' | 'nothing',
): ReadPayload<SurrenderedPayload> {
  const { certificate, on, resolution } = options;
  const part = readPart(sharesExact, certificate.quantity, 'sharesExact');
  if (!part.ok) return err([part.error]);
  const returnsTo = readPlan(returns, certificate);
  if (!returnsTo.ok) return err([returnsTo.error]);
  const left = certificate.quantity - part.value;
  const unvested = unvestedOf(certificate, on);
  // Those that come back first are the fewer among what stays.
  const stays = first === 'unvested' ? most(unvested - part.value, 0n) : least(unvested, left);
  return ok({
    source: sourceOf(options),
    quantity: String(part.value),
    balance:
      left === 0n
        ? null
        : newCertificateOf(options, { securityId: options.newId(), quantity: left, unvested: stays }),
    returnsTo: returnsTo.value,
    deduction: takes === 'account' ? deductionOf(options.before) : { rule: 'NONE' },
    resolution,
    spoiled: [],
  });
}

/** The pool to which shares of a plan go back; null where they do not. Errors at `returns`: SHARES.NO_PLAN for others. */
export const readPlan = (
  returns: boolean,
  { poolId }: Pick<Certificate, 'poolId'>,
): Result<string | null, FieldRefusal> => {
  if (!returns) return ok(null);
  return poolId === undefined ? err({ path: 'returns', textCode: 'SHARES.NO_PLAN' }) : ok(poolId);
};

type Payment = Pick<RedeemedPayload, 'price' | 'paid' | 'solvencyOn'>;

/** Payment for the shares; a debt has no day. Nothing is assumed: a price requires its kind of payment,
 *  and without a price nothing is paid. Errors at their fields: SHARES.AMOUNT_INVALID,
 *  SHARES.SUM_TOO_LARGE, GENERAL.NOT_A_DATE, GENERAL.FIELD_REQUIRED, GENERAL.FIELD_INVALID for a payment
 *  date of a debt. */
export function readPayment(
  { priceExact, paid_in: kind, paid_on, solvency_on }: Paid,
  shares: bigint,
): ReadPayload<Payment> {
  const read = collect({
    price: readDollars(priceExact, 'priceExact'),
    paidOn: readDate(paid_on, 'paid_on'),
    solvencyOn: readDate(solvency_on, 'solvency_on'),
  });
  if (!read.ok) return read;
  const { price, paidOn, solvencyOn } = read.value;
  const isPaid = kind !== undefined || paidOn !== null;
  if (price === null) return isPaid ? err([required('priceExact')]) : ok({ price, paid: null, solvencyOn });
  if (kind === undefined) return err([required('paid_in')]);
  if (kind === 'debt' && paidOn !== null)
    return err([{ path: 'paid_on', textCode: 'GENERAL.FIELD_INVALID' }]);
  const total = totalPriceOf(decimal(price), shares, 'priceExact');
  if (!total.ok) return err([total.error]);
  return ok({ price, paid: { kind, total: total.value, paidOn }, solvencyOn });
}

const required = (path: string): FieldRefusal => ({ path, textCode: 'GENERAL.FIELD_REQUIRED' });

const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
