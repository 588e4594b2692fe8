import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './queries.ts';
import { sql } from './sql.ts';

/** How long an answer may take: a load balancer asks every few seconds. */
const patienceMs = 2_000;

export async function isAnswering(db: Database): Promise<boolean> {
  const answered = db
    .asNobody((q) => q.one(sql`select 1 as one`))
    .then(
      () => true,
      () => false,
    );
  const late = new AbortController();
  const tooLate = pause(patienceMs, false, { signal: late.signal }).catch(() => false);
  const isHere = await Promise.race([answered, tooLate]);
  late.abort();
  return isHere;
}
