import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface Holder {
  readonly personId: string;
  /** Shares held, by class. */
  readonly shares: ReadonlyMap<string, bigint>;
}

interface HolderRow {
  readonly personId: string;
  readonly shares: Readonly<Record<string, string>>;
}

export interface HoldersPageQuery {
  readonly asOf: PlainDate;
  /** The last act known; absent: all that is recorded. */
  readonly seq?: number;
  /** The last holder of the page before; absent: from the beginning. */
  readonly after?: string;
  readonly limit: number;
}

/** How many hold shares on a date, by all that is recorded. */
export async function countHolders(q: Queries, orgId: string, asOf: PlainDate): Promise<number> {
  const { holders } = await q.one<{ holders: bigint }>(sql`
    select count(distinct person_id) as holders from holdings
     where org_id = ${orgId} and known_to is null and eff_from <= ${asOf} and (eff_to is null or eff_to > ${asOf})`);
  return Number(holders);
}

/** Holders of open certificates on a date, in the order of their ids. Costs the page, not the register. */
export async function selectHolders(
  q: Queries,
  orgId: string,
  { asOf, seq = Number.MAX_SAFE_INTEGER, after = '', limit }: HoldersPageQuery,
): Promise<Holder[]> {
  const rows = await q.all<HolderRow>(sql`
    select p.key as "personId", held.shares
      from persons p cross join lateral (
        select jsonb_object_agg(class_id, shares::text) as shares from holdings h
          where h.org_id = ${orgId} and h.person_id = p.person_id and as_of(h, ${asOf}, ${seq})
      ) as held
      where p.org_id = ${orgId} and p.key > ${after} and held.shares is not null and as_of(p, ${asOf}, ${seq})
      order by p.key limit ${limit}`);
  return rows.map(({ personId, shares }) => ({
    personId,
    shares: new Map(Object.entries(shares).map(([classId, count]) => [classId, BigInt(count)])),
  }));
}
