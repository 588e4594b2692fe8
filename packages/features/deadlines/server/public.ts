/** The deadlines of an organization, and which of them are settled, for later features. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { selectMarks, settledKeys } from './store/marks.ts';

export { openDeadlines } from './open.ts';
export { type DeadlineDocument, upsertDocuments as noteDeadlineDocuments } from './store/documents.ts';

/** The keys of every deadline that is done or not applicable. */
export const settledDeadlines = async (q: Queries, orgId: string): Promise<ReadonlySet<string>> =>
  settledKeys(await selectMarks(q, orgId));
