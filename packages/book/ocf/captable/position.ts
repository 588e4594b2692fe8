import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { dateOf, numericOf, textOf } from '../object.ts';
import type { PackageIndex, Security } from '../packageIndex.ts';
import { closes } from '../transaction.ts';

/** A security at the end of a day. */
export interface OpenSecurity {
  readonly security: Security;
  readonly holderId: string;
  /** Remaining quantity: options may be exercised in parts. */
  readonly quantity: Decimal;
}

export interface PackagePosition {
  /** Each has a class; they stand in order of their ids. */
  readonly shares: readonly (OpenSecurity & { readonly classId: string })[];
  /** Options, stock units and warrants that may still become shares. Convertibles are left out: until they convert, the
   *  format does not say into how many. */
  readonly rights: readonly OpenSecurity[];
}

/** Securities open at the end of `on`: issued by then, and closed by no transaction by then. */
export function positionOn(index: PackageIndex, on: PlainDate): PackagePosition {
  const closed = new Set<string>();
  const exercised = new Map<string, bigint>();
  for (const transaction of index.transactions) {
    if (transaction.date > on) break;
    const { act, object, securityIds } = transaction;
    for (const id of securityIds) {
      if (closes(transaction)) closed.add(id);
      else if (act === 'EXERCISE') {
        exercised.set(id, (exercised.get(id) ?? 0n) + (numericOf(object, 'quantity') ?? 0n));
      }
    }
  }
  const open = [...index.securities.values()].flatMap((security): OpenSecurity[] => {
    const { id, issuance, quantity, holderId } = security;
    if (issuance.date > on || closed.has(id) || quantity === undefined || holderId === undefined) return [];
    const left = quantity - (exercised.get(id) ?? 0n);
    return left > 0n ? [{ security, holderId, quantity: left as Decimal }] : [];
  });
  return {
    shares: open
      .flatMap((one) => {
        const { classId, issuance } = one.security;
        return issuance.family === 'STOCK' && classId !== undefined ? [{ ...one, classId }] : [];
      })
      .sort((a, b) => (a.security.id < b.security.id ? -1 : 1)),
    rights: open.filter((one) => mayBecomeShares(one, on)),
  };
}

/** Rights that are settled in cash only, and those that have expired, become no shares. */
function mayBecomeShares({ security: { issuance } }: OpenSecurity, on: PlainDate): boolean {
  const { family, object } = issuance;
  if (family === 'WARRANT') {
    const expires = dateOf(object, 'warrant_expiration_date');
    return expires === undefined || expires >= on;
  }
  if (family !== 'EQUITY_COMPENSATION' || textOf(object, 'compensation_type') === 'CSAR') return false;
  const expires = dateOf(object, 'expiration_date');
  return expires === undefined || expires >= on;
}

export function sumBy<T extends { readonly quantity: Decimal }>(
  all: Iterable<T>,
  keyOf: (one: T) => string,
): ReadonlyMap<string, Decimal> {
  const sums = new Map<string, Decimal>();
  for (const one of all) {
    const key = keyOf(one);
    sums.set(key, ((sums.get(key) ?? ZERO) + one.quantity) as Decimal);
  }
  return sums;
}
