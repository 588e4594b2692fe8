/** For later features: which deadlines are settled, and events from which deadlines run. */
import { markKey } from '@tabellion/law/deadlines/deadline.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type MarkRow, selectMarks } from './store.ts';

export { type MarkRow, selectMarks as marksOf } from './store.ts';

export const settledDeadlineKeys = (marks: readonly MarkRow[]): ReadonlySet<string> =>
  new Set(marks.map(markKey));

/** The keys of every deadline that is marked as done or not applicable. */
export const readSettledDeadlineKeys = async (q: Queries, orgId: string): Promise<ReadonlySet<string>> =>
  settledDeadlineKeys(await selectMarks(q, orgId));
