import type { Database } from './queries.ts';
import { sql } from './sql.ts';

/** Whether the database answers just now. */
export const isAnswering = (db: Database): Promise<boolean> =>
  db
    .asNobody((q) => q.one(sql`select 1 as one`))
    .then(
      () => true,
      () => false,
    );
