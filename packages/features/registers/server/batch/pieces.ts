/** Pieces that a batch writes, in the order in which the store takes them. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { Book } from '@tabellion/book/book.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { subjectsOf } from '@tabellion/book/readWriteSets.ts';
import type { Difference, RegisterRow } from '@tabellion/book/rows.ts';
import { factsInBook } from '../../rules/reports/inBook.ts';
import { ledgerChangesOf, reportedOf } from '../../rules/reports/reports.ts';
import { objectsIn } from '../drafts.ts';
import { spellAct } from '../store/acts.ts';
import { spellSubjects } from '../store/subjects.ts';
import type { FactPages } from './batchDrafts.ts';
import type { BatchPiece } from './messages.ts';

/** How many acts, rows or names a piece holds: a statement, and what others wait for. */
const PIECE = 250;

/** How many lines of the index: an act that lists much has many. */
const LINES = 1000;

export interface WrittenBatch {
  readonly drafts: readonly DraftAct[];
  readonly acts: readonly Act[];
  readonly facts: FactPages;
  readonly serials: ReadonlyMap<string, number>;
  readonly difference: Difference;
  /** Acts that the batch corrects or takes back, in the order of seq. */
  readonly history: readonly Act[];
  readonly after: Book;
  readonly orgId: string;
}

/** Pieces to write, small enough to be sent between threads and stored one after the other. */
export function* piecesOf(written: WrittenBatch): Generator<BatchPiece> {
  const { drafts, acts, facts, serials, difference, history, after, orgId } = written;
  for (const text of facts.texts()) yield { of: 'facts', text };
  for (const some of inPieces(acts)) {
    yield {
      of: 'acts',
      acts: some.map(spellAct),
      entries: some.map(({ actId, seq }) => [actId, seq] as const),
    };
  }
  const changes = ledgerChangesOf(reportedOf(acts, history), factsInBook(after, orgId));
  for (const some of inPieces(changes)) yield { of: 'changes', changes: some };
  for (const some of inPieces(acts)) {
    const lines = some.flatMap(subjectsOf);
    for (let i = 0; i < lines.length; i += LINES)
      yield { of: 'subjects', text: spellSubjects(lines.slice(i, i + LINES)) };
  }
  for (const rows of inPieces<RegisterRow>(difference.close)) yield { of: 'close', rows };
  for (const rows of inPieces<RegisterRow>(difference.open)) yield { of: 'open', rows };
  yield { of: 'serials', serials: [...serials] };
  for (const objects of inPieces(objectsIn(drafts))) yield { of: 'objects', objects };
}

function* inPieces<T>(all: readonly T[]): Iterable<readonly T[]> {
  for (let i = 0; i < all.length; i += PIECE) yield all.slice(i, i + PIECE);
}
