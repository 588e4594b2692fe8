/** Lines with so many places, over all processes on one database. */
import { type Refused, refuse } from '@tabellion/kernel/refusal.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { Database } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import { newId } from '../ids.ts';

export interface Line {
  readonly name: string;
  readonly places: number;
}

const renewMs = 10_000;
const retrySeconds = 10;

/** Runs `work` while it has a place in each line; not at all where one is full: then it is refused with `full`, and the
 *  `seconds` to wait. It holds no connection meanwhile. */
export async function withPlaces<T, Full extends TextCode>(
  db: Database,
  { lines, full }: { lines: readonly Line[]; full: Full },
  work: () => Promise<T>,
): Promise<T | Refused<Full>> {
  const id = newId();
  if (!(await take(db, id, lines))) return refuse(full, { params: { seconds: retrySeconds } });
  // A renewal that fails is made good by the next, or the place is over by itself.
  const renewing = setInterval(() => void renew(db, id).catch(() => undefined), renewMs);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await db.asNobody((q) => q.run(sql`delete from places where id = ${id}`)).catch(() => undefined);
  }
}

const take = (db: Database, id: string, lines: readonly Line[]): Promise<boolean> =>
  db.transaction(null, async (tx) => {
    await tx.one(sql`select pg_advisory_xact_lock(hashtextextended('places', 0))`);
    await tx.run(sql`delete from places where until < clock_timestamp()`);
    const taken = await tx.run(sql`
      with wanted as (
        select name, places, (select count(*) from places p where p.line = name) as taken
          from unnest(${lines.map(({ name }) => name)}::text[], ${lines.map(({ places }) => places)}::int[])
            as wanted (name, places)
      )
      insert into places (id, line, until)
      select ${id}, name, clock_timestamp() + interval '30 s' from wanted
        where (select bool_and(taken < places) from wanted)`);
    return taken > 0;
  });

const renew = (db: Database, id: string): Promise<number> =>
  db.asNobody((q) =>
    q.run(sql`update places set until = clock_timestamp() + interval '30 s' where id = ${id}`),
  );
