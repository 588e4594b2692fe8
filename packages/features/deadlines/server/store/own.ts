/** Deadlines that an organization set itself. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { OwnDeadline } from '../../rules/ownDeadlines.ts';

/** Those that are not removed. */
export const countOwnDeadlines = async (tx: Transaction, orgId: string): Promise<number> =>
  Number(
    (
      await tx.one<{ own: bigint }>(
        sql`select count(*) as own from own_deadlines where org_id = ${orgId} and removed_at is null`,
      )
    ).own,
  );

/** The titles of those among the ids, the removed ones too. */
export async function selectOwnTitles(
  q: Queries,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await q.all<{ ownId: string; title: string }>(
    sql`select own_id as "ownId", title from own_deadlines where org_id = ${orgId} and own_id = any (${[...ids]}::uuid[])`,
  );
  return new Map(rows.map(({ ownId, title }) => [ownId, title]));
}

export const insertOwnDeadline = (
  tx: Transaction,
  orgId: string,
  own: OwnDeadline & { readonly madeBy: string; readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    insert into own_deadlines (org_id, own_id, title, due_on, repeats_months, in_charge, made_at, made_by)
      values (${orgId}, ${own.ownId}, ${own.title}, ${own.dueOn}, ${own.repeatsMonths}, ${own.inCharge}, ${own.at},
              ${own.madeBy})`);

/** @returns 0 where there is none, or it was removed */
export const updateOwnDeadline = (tx: Transaction, orgId: string, own: OwnDeadline): Promise<number> =>
  tx.run(sql`
    update own_deadlines
      set title = ${own.title}, due_on = ${own.dueOn}, repeats_months = ${own.repeatsMonths}, in_charge = ${own.inCharge}
      where org_id = ${orgId} and own_id = ${own.ownId} and removed_at is null`);

export const updateOwnRemoved = (
  tx: Transaction,
  orgId: string,
  { ownId, at }: { readonly ownId: string; readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    update own_deadlines set removed_at = ${at}
      where org_id = ${orgId} and own_id = ${ownId} and removed_at is null`);
