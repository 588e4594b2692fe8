/** A thread of its own for batches: judging thousands of acts against a whole history would hold the event loop. */
import { parentPort } from 'node:worker_threads';
import type { StoredAct } from '@tabellion/book/act.ts';
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { idsGivenBy, propose } from '@tabellion/book/amend.ts';
import { assignValues, highestSerials, openedBy } from '@tabellion/book/assignedValues.ts';
import { takeBackBatch } from '@tabellion/book/batch.ts';
import type { Book } from '@tabellion/book/book.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { fold } from '@tabellion/book/fold.ts';
import { finalize } from '@tabellion/book/proposal.ts';
import { readAct } from '@tabellion/book/read.ts';
import { subjectsOf } from '@tabellion/book/readWriteSets.ts';
import type { Difference, RegisterRow } from '@tabellion/book/rows.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { reportFactsInBook } from '../../../activity/acts/report.ts';
import type { BatchAnomaly, BatchPart, BatchPerson } from '../../batch.ts';
import { displayName } from '../../facts.ts';
import { lastHolderAddingAct } from '../../rules/addsHolders.ts';
import { resolutionsNamedIn } from '../../rules/approvals.ts';
import { ledgerChangesOf, reportedOf } from '../../rules/reports/reports.ts';
import type { NamedInBatch } from '../approvals.ts';
import { objectsIn } from '../drafts.ts';
import { spellAct } from '../store/acts.ts';
import { spellSubjects } from '../store/subjects.ts';
import { draftsOf, FactPages } from './batchDrafts.ts';
import { outcomeOf } from './batchOutcome.ts';
import type { BatchPiece, BatchReply, BatchRequest } from './messages.ts';

type JudgeRequest = Extract<BatchRequest, { ask: 'judge' }>;

const taken: BatchReply = { reply: 'taken' };

class BatchJudge {
  readonly #history: Act[] = [];
  readonly #parts: BatchPart[] = [];
  readonly #facts = new FactPages();
  #drafts: readonly DraftAct[] | undefined;
  #takenBack: string | undefined;
  #judged: Omit<WrittenBatch, 'facts' | 'orgId'> | undefined;
  #pieces: Iterator<BatchPiece> | undefined;

  take(query: BatchRequest): BatchReply {
    switch (query.ask) {
      case 'history':
        for (const stored of JSON.parse(query.text) as StoredAct[]) this.#history.push(readAct(stored));
        return taken;
      case 'part':
        // Written by us a moment ago, in another thread.
        this.#parts.push(JSON.parse(query.text) as BatchPart);
        return taken;
      case 'takeBack':
        this.#drafts = takeBackBatch(this.#history, { batchId: query.batchId, basis: query.basis, newId });
        this.#takenBack = query.batchId;
        return taken;
      case 'brought':
        return { reply: 'brought', isAny: this.#hasBrought(new Set(query.ids)) };
      case 'judge':
        return { reply: 'judged', ...this.#judge(query) };
      case 'record': {
        const { orgId, recordedAt, actorId } = query;
        if (this.#judged === undefined) throw new Error('a batch is judged before it is recorded');
        const acts = this.#judged.acts.map((act) => ({ ...act, recordedAt, actorId }));
        this.#pieces = piecesOf({ ...this.#judged, acts, facts: this.#facts, orgId });
        return taken;
      }
      case 'next': {
        const next = this.#pieces?.next();
        return { reply: 'piece', piece: next === undefined || next.done === true ? null : next.value };
      }
    }
  }

  #hasBrought(ids: ReadonlySet<string>): boolean {
    const brought = this.#history.filter(({ batchId }) => batchId === this.#takenBack);
    return brought.some((act) => idsGivenBy(act).some((id) => ids.has(id)));
  }

  #judge({ stamp, today, promised }: JudgeRequest): Omit<Extract<BatchReply, { reply: 'judged' }>, 'reply'> {
    const conflicts: BatchAnomaly[] = [];
    const drafts =
      this.#drafts ??
      draftsOf(this.#parts, {
        history: this.#history,
        facts: this.#facts,
        missed: (one) => conflicts.push(one),
      });
    const ranks = new Map(this.#history.map(({ root, rank }) => [root, rank]));
    const book = fold(this.#history);
    const assigned = assignValues(drafts, {
      dates: {},
      prefixes: new Map(
        Array.from(book.tables.classTerms.now(), ({ value }) => [value.classId, value.prefix]),
      ),
      serials: highestSerials(book),
    });
    const acts = finalize(drafts, assigned, { ...stamp, rankOf: (root) => ranks.get(root) });
    // Every act of a batch bears its date, and certificates of a class that is not there are refused where they are read.
    if (!acts.ok) throw new Error(`a batch waits for ${acts.error[0]?.waitsFor}`);
    const proposed = propose(this.#history, acts.value);
    const { difference, after } = proposed;
    const corrected = new Set(acts.value.flatMap(({ verb, root }) => (verb === 'record' ? [] : [root])));
    const history = this.#history.filter(({ root }) => corrected.has(root));
    this.#judged = { drafts, acts: acts.value, serials: assigned.serials, difference, history, after };
    const certificates = drafts.flatMap(openedBy).length;
    const outcome = outcomeOf({
      history: this.#history,
      acts: acts.value,
      today,
      promised,
      certificates,
      names: this.#names(),
      conflicts,
      ...proposed,
    });
    // Acts that are taken back name the resolutions that they named before.
    const named = this.#takenBack === undefined ? acts.value.flatMap(namedIn) : [];
    return { outcome, last: lastHolderAddingAct(drafts), named };
  }

  #names(): ReadonlyMap<string, string> {
    const persons = this.#parts.flatMap((part) => part.persons ?? []);
    return new Map(persons.map(({ personId, facts }) => [personId, nameIn(facts)]));
  }
}

const namedIn = (act: Act): NamedInBatch[] =>
  resolutionsNamedIn(act).map((one) => ({ ...one, kind: act.kind, on: act.effectiveOn }));

function nameIn(facts: BatchPerson['facts']): string {
  const name = facts.find((fact) => fact.kind === 'name');
  return name?.kind === 'name' ? displayName(name.body) : '';
}

/** How many acts, rows or names a piece holds: a statement, and what others wait for. */
const PIECE = 250;

/** How many lines of the index: an act that lists much has many. */
const LINES = 1000;

interface WrittenBatch {
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
function* piecesOf(written: WrittenBatch): Generator<BatchPiece> {
  const { drafts, acts, facts, serials, difference, history, after, orgId } = written;
  for (const text of facts.texts()) yield { of: 'facts', text };
  for (const some of inPieces(acts)) {
    yield {
      of: 'acts',
      acts: some.map(spellAct),
      entries: some.map(({ actId, seq }) => [actId, seq] as const),
    };
  }
  const changes = ledgerChangesOf(reportedOf(acts, history), reportFactsInBook(after, orgId));
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

const work = new BatchJudge();

const reply = (replied: BatchReply): void => parentPort?.postMessage(replied);

parentPort?.on('message', (request: BatchRequest) => reply(work.take(request)));
