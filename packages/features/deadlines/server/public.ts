/** The deadlines of an organization, and which of them are settled, for later features. */
import { keyText } from '@tabellion/law/deadlines/deadline.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type MarkRow, selectMarks, settledKeys } from './store/marks.ts';

export { settleDoneElsewhere } from './doneElsewhere.ts';
export { openDeadlines } from './open.ts';
export { wholeRunning } from './running.ts';
export { type DeadlineDocument, upsertDocuments as noteDeadlineDocuments } from './store/documents.ts';
export { insertDeadlines as nameDeadlines } from './store/marks.ts';
export { selectOwnTitles as ownDeadlineTitles } from './store/own.ts';

/** The keys of every deadline that is done or not applicable. */
export const settledDeadlines = async (q: Queries, orgId: string): Promise<ReadonlySet<string>> =>
  settledKeys(await selectMarks(q, orgId));

/** How each deadline is marked that is done or not applicable, by `keyText`. */
export const deadlineMarks = async (q: Queries, orgId: string): Promise<ReadonlyMap<string, MarkRow>> =>
  new Map((await selectMarks(q, orgId)).map((mark) => [keyText(mark), mark]));
