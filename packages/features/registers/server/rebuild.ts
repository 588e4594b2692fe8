/** The proof that the rows are the acts: folds everything and compares every row. Nothing is repaired silently. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { Book } from '@tabellion/book/book.ts';
import { TABLE_NAMES } from '@tabellion/book/entities.ts';
import { foldInSteps } from '@tabellion/book/fold.ts';
import { highestSerials } from '@tabellion/book/gifts.ts';
import { type RegisterRow, rowKey, rowsIn, sameRow } from '@tabellion/book/rows.ts';
import { STEP, type Stepwise } from '@tabellion/book/stepwise.ts';
import { type SubjectOfAct, subjectsOf } from '@tabellion/book/touches.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { inSlices } from './slices.ts';
import { selectHistory, selectLastSeq } from './store/acts.ts';
import { rowOf, type StoredRow, selectRowsKnown } from './store/rows.ts';
import { selectSerials } from './store/serials.ts';
import { selectSubjects } from './store/subjects.ts';

export interface Rebuilt {
  readonly acts: number;
  readonly rows: number;
  /** `certificates <id> <date>`, for rows that are missing, superfluous or different; `register_acts <seq>` for a gap;
   *  `certificate_serials <prefix>` for a counter below a number that was given; `act_subjects <root> <writes> <subject>`
   *  for a
   *  line that is missing there. No personal facts. */
  readonly differences: readonly string[];
}

/** Everything is read as known at the last act there is now, so writers need not wait and cannot alarm. */
export async function rebuild(q: Queries, orgId: string): Promise<Rebuilt> {
  const seq = await selectLastSeq(q, orgId);
  const history = await selectHistory(q, orgId, seq);
  const stored = await selectRowsKnown(q, orgId, seq);
  const serials = await selectSerials(q, orgId);
  const book = await inSlices(foldInSteps(history));
  const gaps =
    history.length === seq ? [] : [`register_acts ${history.findIndex((act, i) => act.seq !== i + 1) + 1}`];
  const differing = await inSlices(compare(book, stored));
  const unfound = await inSlices(missingSubjects(history, await selectSubjects(q, orgId)));
  return {
    acts: history.length,
    rows: stored.length,
    differences: [...gaps, ...differing, ...low(serials, book), ...unfound],
  };
}

function* compare(book: Book, stored: readonly StoredRow[]): Stepwise<readonly string[]> {
  const missing = new Map<string, RegisterRow>();
  for (const table of TABLE_NAMES) {
    for (const [index, row] of rowsIn(book, table).entries()) {
      if (index % STEP === 0) yield;
      missing.set(rowKey(row), row);
    }
  }
  const differences: string[] = [];
  for (const [index, storedRow] of stored.entries()) {
    if (index % STEP === 0) yield;
    const row = rowOf(storedRow);
    const key = rowKey(row);
    const folded = missing.get(key);
    if (folded === undefined || !sameRow(folded, row)) differences.push(key);
    missing.delete(key);
  }
  return [...differences, ...missing.keys()];
}

/** The lines by which acts are found that others can change. One too many, as of an act recorded meanwhile, only costs
 *  time; one too few would make wrong rows. */
function* missingSubjects(
  history: readonly Act[],
  stored: readonly SubjectOfAct[],
): Stepwise<readonly string[]> {
  const lineOf = ({ subject, root, writes }: SubjectOfAct) => `act_subjects ${root} ${writes} ${subject}`;
  const missing = new Set<string>();
  for (const [index, act] of history.entries()) {
    if (index % STEP === 0) yield;
    for (const line of subjectsOf(act)) missing.add(lineOf(line));
  }
  for (const [index, line] of stored.entries()) {
    if (index % STEP === 0) yield;
    missing.delete(lineOf(line));
  }
  return [...missing];
}

const low = (serials: ReadonlyMap<string, number>, book: Book): readonly string[] =>
  [...highestSerials(book)]
    .filter(([prefix, highest]) => (serials.get(prefix) ?? 0) < highest)
    .map(([prefix]) => `certificate_serials ${prefix}`);
