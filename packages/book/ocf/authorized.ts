import type { Decimal } from '@tabellion/kernel/decimal.ts';
import { type JsonObject, numericOf, type PackagePlace } from './object.ts';
import type { PackageIndex } from './packageIndex.ts';
import type { AuthorizedBound, TimelineChange } from './timeline.ts';
import { closes } from './transaction.ts';

export interface AuthorizedTimeline {
  /** The class; undefined for all classes of the issuer together. */
  readonly classId: string | undefined;
  readonly bounds: readonly AuthorizedBound[];
  readonly changes: readonly TimelineChange[];
}

/** Authorized and outstanding shares of each class, and of the issuer as a whole. */
export function authorizedTimelines(index: PackageIndex): readonly AuthorizedTimeline[] {
  const byClass = outstandingByClass(index);
  const classes = [...(index.byType.get('STOCK_CLASS')?.values() ?? [])].map(({ object, where }) => ({
    classId: object.id,
    bounds: boundsOf(index, 'TX_STOCK_CLASS_AUTHORIZED_SHARES_ADJUSTMENT', { object, where }),
    changes: byClass.get(object.id) ?? [],
  }));
  const issuer = { object: index.issuer, where: { file: index.manifestPath, objectType: 'ISSUER' } };
  const bounds = boundsOf(index, 'TX_ISSUER_AUTHORIZED_SHARES_ADJUSTMENT', issuer);
  return [...classes, { classId: undefined, bounds, changes: [...byClass.values()].flat() }];
}

/** Shares outstanding: from the day of their issuance to the day on which their certificate is closed. */
function outstandingByClass({
  transactions,
  securities,
}: PackageIndex): ReadonlyMap<string, TimelineChange[]> {
  const byClass = new Map<string, TimelineChange[]>();
  const closed = new Set<string>();
  for (const transaction of transactions) {
    if (transaction.family !== 'STOCK') continue;
    for (const id of transaction.securityIds) {
      const security = securities.get(id);
      if (!security || security.quantity === undefined || security.classId === undefined) continue;
      if (transaction.act === 'ISSUANCE' ? security.issuance !== transaction : closed.has(id)) continue;
      if (closes(transaction)) closed.add(id);
      const by = (transaction.act === 'ISSUANCE' ? security.quantity : -security.quantity) as Decimal;
      const changes = byClass.get(security.classId) ?? [];
      byClass.set(security.classId, changes);
      changes.push({ date: transaction.date, by, where: transaction.where });
    }
  }
  return byClass;
}

/** `UNLIMITED` and `NOT APPLICABLE` are no numbers, so they bound nothing. */
function boundsOf(
  { adjustments }: PackageIndex,
  type: string,
  { object, where }: { readonly object: JsonObject; readonly where: PackagePlace },
): readonly AuthorizedBound[] {
  const adjusted = adjustments.get(type)?.get(String(object.id)) ?? [];
  return [
    { from: null, most: numericOf(object, 'initial_shares_authorized') ?? null, where },
    ...adjusted.map((one) => ({
      from: one.date,
      most: numericOf(one.object, 'new_shares_authorized') ?? null,
      where: one.where,
    })),
  ];
}
