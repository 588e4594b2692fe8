/** The proof that the rows are the acts: folds everything and compares every row. Nothing is repaired silently. */
import { fold } from '@tabellion/book/fold.ts';
import { type RegisterRow, rowKey, rowsOf, sameRow } from '@tabellion/book/rows.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { selectHistory } from './store/acts.ts';
import { selectOpenRows } from './store/rows.ts';

export interface Rebuilt {
  readonly acts: number;
  readonly rows: number;
  /** `certificates <id> <date>`, for rows that are missing, superfluous or different; ids and dates only. */
  readonly differences: readonly string[];
}

export async function rebuild(q: Queries, orgId: string): Promise<Rebuilt> {
  const history = await selectHistory(q, orgId);
  const folded = byKey(rowsOf(fold(history)));
  const stored = byKey(await selectOpenRows(q, orgId));
  const differences: string[] = [];
  for (const [key, row] of folded) {
    const other = stored.get(key);
    if (other === undefined || !sameRow(row, other)) differences.push(key);
  }
  for (const key of stored.keys()) if (!folded.has(key)) differences.push(key);
  return { acts: history.length, rows: stored.size, differences };
}

const byKey = (rows: readonly RegisterRow[]): ReadonlyMap<string, RegisterRow> =>
  new Map(rows.map((row) => [rowKey(row), row]));
