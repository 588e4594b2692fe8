import type { TransferredPayload } from '../../acts/transferred.ts';
import { readDollars } from '../capitalComments.ts';
import { numericOf, type PlacedObject, textOf } from '../object.ts';
import { outcomesOf, type PackageIndex, type Security } from '../packageIndex.ts';
import type { Transaction } from '../transaction.ts';
import { type PoolReturn, returnOf } from './returns.ts';
import { deductionOf, type ImportReading, shares } from './shares.ts';

/** The rest of a transfer that comes back to the corporation in the same act. The format has no word for it: the rest is a
 *  balance, under an id by which it is known and the number of the certificate of which it is, that is cancelled on the
 *  same day. */

type CancelledBalance = Extract<TransferredPayload['balance'], { outcome: 'cancelled' }>;

export const restIdOf = (root: string): string => `${root}-rest`;

/** Reason for the cancellation of a rest, in English as all of the format. */
export const REST_CANCELLATION_REASONS: Readonly<Record<CancelledBalance['particulars']['by'], string>> = {
  repurchased: 'Purchased in the transfer',
  redeemed: 'Redeemed in the transfer',
  surrendered: 'Surrendered in the transfer',
  cancelled: 'Cancelled in the transfer',
};

export interface CancelledRest {
  readonly security: Security;
  readonly cancellation: Transaction;
}

/** Undefined for a transfer of which nothing remains, and for one whose balance is a certificate. */
export function cancelledRest(
  { securities, endings }: PackageIndex,
  { object, date, balanceId, act }: Transaction,
): CancelledRest | undefined {
  if (act !== 'TRANSFER' || balanceId === undefined || balanceId !== restIdOf(object.id)) return undefined;
  const security = securities.get(balanceId);
  const cancellation = endings.get(balanceId);
  const isWhole =
    cancellation?.act === 'CANCELLATION' &&
    cancellation.date === date &&
    outcomesOf(cancellation).length === 0 &&
    numericOf(cancellation.object, 'quantity') === security?.quantity;
  return security && isWhole ? { security, cancellation } : undefined;
}

/** The balance of its act; on which ground it was bought or redeemed, the package does not say. */
export function readRest(
  reading: ImportReading,
  {
    transfer,
    rest: { security, cancellation },
  }: { readonly transfer: Transaction; readonly rest: CancelledRest },
): { readonly balance: unknown; readonly from: readonly PlacedObject[] } {
  const isSurrendered = textOf(cancellation.object, 'reason_text') === REST_CANCELLATION_REASONS.surrendered;
  const back: PoolReturn | undefined = returnOf(reading, cancellation, transfer);
  const isFree = isSurrendered && readDollars(cancellation.object) === undefined;
  const balance = {
    outcome: 'cancelled',
    quantity: shares(security.quantity),
    deduction: isFree ? { rule: 'NONE' } : deductionOf(reading, transfer, cancellation.object),
    particulars: isSurrendered ? { by: 'surrendered' } : { by: 'cancelled', reason: 'other' },
    returnsTo: back ? reading.ids.idOf('pool', back.planId) : null,
    resolution: null,
  };
  return { balance, from: [security.issuance, cancellation, ...(back?.from ?? [])] };
}
