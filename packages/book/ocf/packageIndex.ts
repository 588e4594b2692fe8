import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Decimal } from '@tabellion/kernel/decimal.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { groupBy } from './groupBy.ts';
import {
  dateOf,
  type JsonObject,
  jsonOf,
  numericOf,
  type OcfObject,
  type PackagePlace,
  type PlacedObject,
  textOf,
} from './object.ts';
import type { OcfPackage } from './readPackage.ts';
import { closes, readTransaction, type Transaction } from './transaction.ts';

export interface Security {
  readonly id: string;
  readonly issuance: Transaction;
  /** Undefined for convertibles, and where it is malformed or not positive. */
  readonly quantity: Decimal | undefined;
  readonly holderId: string | undefined;
  readonly classId: string | undefined;
  readonly planId: string | undefined;
}

/** A package, so that everything in it is found at once. Of what occurs twice under one id, the first is kept. */
export interface PackageIndex {
  readonly manifest: JsonObject;
  readonly manifestPath: string;
  readonly issuer: JsonObject;
  readonly objects: readonly PlacedObject[];
  /** Objects by type, then by id. */
  readonly byType: ReadonlyMap<string, ReadonlyMap<string, PlacedObject>>;
  /** Transactions in order of date; within a day no security ends before it is there, and all reissuances of a split
   *  stand together. Else as they are listed, whatever the order of the files. */
  readonly transactions: readonly Transaction[];
  readonly securities: ReadonlyMap<string, Security>;
  /** The transaction of which a security is the result or the balance. What none is the source of comes new. */
  readonly sources: ReadonlyMap<string, Transaction>;
  /** The first transaction that closes a security. */
  readonly endings: ReadonlyMap<string, Transaction>;
  /** Adjustments of a class, a plan or the issuer from a day on: by type, then id, in order of date. */
  readonly adjustments: Adjustments;
  /** The starts of vesting by the security that vests, in order of date. */
  readonly vestingStarts: ReadonlyMap<string, readonly Adjustment[]>;
  /** Accelerations of vesting (TX_VESTING_ACCELERATION) by security, in order of date. */
  readonly accelerations: ReadonlyMap<string, readonly Adjustment[]>;
  /** Returns to the pool of a plan (TX_STOCK_PLAN_RETURN_TO_POOL) by security, in order of date. */
  readonly returns: ReadonlyMap<string, readonly Adjustment[]>;
}

type Adjustments = ReadonlyMap<string, ReadonlyMap<string, readonly Adjustment[]>>;

export interface Adjustment {
  readonly date: PlainDate;
  readonly object: OcfObject;
  readonly where: PackagePlace;
}

/** The types of adjustments, and the member that names what is adjusted. */
const ADJUSTMENTS = {
  TX_STOCK_CLASS_CONVERSION_RATIO_ADJUSTMENT: 'stock_class_id',
  TX_STOCK_CLASS_AUTHORIZED_SHARES_ADJUSTMENT: 'stock_class_id',
  TX_STOCK_PLAN_POOL_ADJUSTMENT: 'stock_plan_id',
  TX_ISSUER_AUTHORIZED_SHARES_ADJUSTMENT: 'issuer_id',
} as const;

/** Finds objects by type and id, of two of one id the first; transactions in the order of their dates. */
export function indexPackage({ manifest, manifestPath, objects }: OcfPackage): PackageIndex {
  const byType = new Map<string, Map<string, PlacedObject>>();
  for (const placed of objects) {
    const { object_type: type, id } = placed.object;
    const ids = byType.get(type) ?? new Map<string, PlacedObject>();
    byType.set(type, ids);
    if (!ids.has(id)) ids.set(id, placed);
  }
  const listed = objects.flatMap((placed) => readTransaction(placed) ?? []).sort(byDateAndPlace);
  const securities = new Map<string, Security>();
  const sources = new Map<string, Transaction>();
  const endings = new Map<string, Transaction>();
  for (const transaction of listed) {
    const security = transaction.act === 'ISSUANCE' ? readSecurity(transaction) : undefined;
    if (security && !securities.has(security.id)) securities.set(security.id, security);
    for (const id of outcomesOf(transaction)) if (!sources.has(id)) sources.set(id, transaction);
    if (!closes(transaction)) continue;
    for (const id of transaction.securityIds) if (!endings.has(id)) endings.set(id, transaction);
  }
  return {
    manifest,
    manifestPath,
    issuer: jsonOf(manifest, 'issuer') ?? {},
    objects,
    byType,
    transactions: inOrder(listed, { securities, sources, endings }),
    securities,
    sources,
    endings,
    adjustments: adjustmentsOf(byType),
    accelerations: datedBy(byType.get('TX_VESTING_ACCELERATION'), 'security_id'),
    vestingStarts: datedBy(byType.get('TX_VESTING_START'), 'security_id'),
    returns: datedBy(byType.get('TX_STOCK_PLAN_RETURN_TO_POOL'), 'security_id'),
  };
}

/** Walked without recursion: a certificate may go through many hands in a day. */
function inOrder(
  listed: readonly Transaction[],
  { securities, sources, endings }: Pick<PackageIndex, 'securities' | 'sources' | 'endings'>,
): readonly Transaction[] {
  const splitOf = ({ object, date }: Transaction) =>
    `${date} ${textOf(object, 'split_transaction_id') || object.id}`;
  const pieces = groupBy(listed, splitOf);
  const sourcesOf = (one: Transaction) =>
    closes(one)
      ? one.securityIds.flatMap((id) => [securities.get(id)?.issuance ?? [], sources.get(id) ?? []].flat())
      : [];
  const [begun, done] = [new Set<Transaction>(), new Set<Transaction>()];
  for (const first of listed) {
    const stack = done.has(first) ? [] : [first];
    for (let one = stack.at(-1); one !== undefined; one = stack.at(-1)) {
      const { date } = one;
      const together = pieces.get(splitOf(one)) ?? [one];
      const waits = begun.has(one) ? [] : together.flatMap(sourcesOf);
      for (const piece of together) begun.add(piece);
      const next = waits.filter((other) => other.date === date && !begun.has(other));
      for (const other of next.toReversed()) stack.push(other);
      if (next.length > 0) continue;
      stack.pop();
      if (done.has(one)) continue;
      for (const piece of together) done.add(piece);
      // The rest of a transfer that comes back to the corporation in the same act.
      const rest = one.act === 'TRANSFER' ? endings.get(one.balanceId ?? '') : undefined;
      if (rest?.act === 'CANCELLATION' && rest.date === date) done.add(rest);
    }
  }
  return [...done];
}

function adjustmentsOf(byType: PackageIndex['byType']): Adjustments {
  const types = Object.entries(ADJUSTMENTS);
  return new Map(types.map(([type, member]) => [type, datedBy(byType.get(type), member)]));
}

/** Objects by what the member names, in order of date. */
function datedBy(
  objects: ReadonlyMap<string, PlacedObject> | undefined,
  member: string,
): ReadonlyMap<string, readonly Adjustment[]> {
  const dated = [...(objects?.values() ?? [])].flatMap(({ object, where }) => {
    const date = dateOf(object, 'date');
    return date === undefined || textOf(object, member) === undefined ? [] : [{ date, object, where }];
  });
  const inOrder = dated.sort((a, b) => compare(a.date, b.date));
  return groupBy(inOrder, ({ object }) => textOf(object, member) ?? '');
}

function byDateAndPlace(a: Transaction, b: Transaction): number {
  const byFile = compare(a.where.file, b.where.file);
  return compare(a.date, b.date) || byFile || (a.where.index ?? 0) - (b.where.index ?? 0);
}

/** Results and balance of a transaction. */
export function outcomesOf({ resultIds, balanceId }: Transaction): readonly string[] {
  return balanceId === undefined ? resultIds : [...resultIds, balanceId];
}

function readSecurity(issuance: Transaction): Security | undefined {
  const { object } = issuance;
  const [id] = issuance.securityIds;
  if (id === undefined) return undefined;
  const quantity = numericOf(object, 'quantity');
  return {
    id,
    issuance,
    quantity: quantity !== undefined && quantity > 0n ? quantity : undefined,
    holderId: textOf(object, 'stakeholder_id'),
    classId: textOf(object, 'stock_class_id'),
    planId: textOf(object, 'stock_plan_id'),
  };
}
