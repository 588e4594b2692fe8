/** How often something may be tried: counted in the database, so that it holds over all processes on it. */
import { createHash } from 'node:crypto';
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { Queries } from '../database/queries.ts';
import { sql } from '../database/sql.ts';

export interface Allowance {
  /** Names what is tried, and by whom; only its digest is stored. */
  readonly key: string;
  readonly most: number;
  /** Counted from the first try. */
  readonly withinMs: number;
}

/** Counts a try against each allowance, or against none where one is used up. @returns the seconds until that one is renewed */
export async function takeTry(
  q: Queries,
  allowances: readonly Allowance[],
  now: Instant,
): Promise<number | undefined> {
  const digested = allowances.map(({ key, most, withinMs }) => ({
    digest: digestOf(key),
    most,
    until: instantOfMillis(millisOfInstant(now) + withinMs),
  }));
  const counted = await q.all<{ key: string; count: number; until: Instant }>(sql`
    insert into tries (key, until, count)
    select decode(key, 'hex'), until, 1
      from unnest(${digested.map(({ digest }) => digest)}::text[], ${digested.map(({ until }) => until)}::timestamptz[])
        as asked (key, until)
      order by key
    on conflict (key) do update set
      count = case when tries.until > ${now} then tries.count + 1 else 1 end,
      until = case when tries.until > ${now} then tries.until else excluded.until end
    returning encode(key, 'hex') as key, count, until`);
  const usedUp = counted.filter(({ key, count }) =>
    digested.some(({ digest, most }) => digest === key && count > most),
  );
  if (usedUp.length === 0) return undefined;
  await returnTry(q, allowances);
  const waits = usedUp.map(({ until }) => millisOfInstant(until) - millisOfInstant(now));
  return Math.max(1, Math.ceil(Math.max(...waits) / 1000));
}

/** Takes a try back, because one that succeeded does not count. */
export const returnTry = (q: Queries, allowances: readonly Allowance[]): Promise<void> =>
  addTries(q, allowances, -1);

export async function addTries(q: Queries, allowances: readonly Allowance[], more: number): Promise<void> {
  await q.run(sql`
    update tries set count = greatest(count + ${more}::int, 0)
    where key in (
      select decode(key, 'hex') from unnest(${allowances.map(({ key }) => digestOf(key))}::text[]) as asked (key)
    )`);
}

const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** @returns how many were forgotten */
export const pruneTries = (q: Queries, now: Instant): Promise<number> =>
  q.run(sql`delete from tries where until < ${now}`);
