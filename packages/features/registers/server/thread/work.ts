/** Work on a history that is passed in page by page, here in slices or in a thread. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { proposeInSteps } from '@tabellion/book/amend.ts';
import { highestSerials } from '@tabellion/book/assignedValues.ts';
import type { Book } from '@tabellion/book/book.ts';
import { TABLE_NAMES } from '@tabellion/book/entities.ts';
import { foldInSteps } from '@tabellion/book/fold.ts';
import { checkPayload, type PayloadFault } from '@tabellion/book/read.ts';
import { type SubjectOfAct, subjectsOf } from '@tabellion/book/readWriteSets.ts';
import { type RegisterRow, rowKey, rowsIn, sameRow } from '@tabellion/book/rows.ts';
import { STEP, type Stepwise } from '@tabellion/book/stepwise.ts';
import { doesNotFit, payloadInvalid } from '../../rules/conflicts.ts';
import { actsIn, spellAct } from '../store/acts.ts';
import { registerRowOf, type StoredRow } from '../store/rows.ts';
import { spellSubjects } from '../store/subjects.ts';
import type { AnswerPiece, JudgementAnswer, ThreadInput } from './messages.ts';
import { actWithItems } from './parts.ts';

const PIECE = 500;

/** Lines of the index in one text. */
const LINES = 1000;

function faultsOf(act: Act): readonly PayloadFault[] {
  if (act.verb === 'void') return [];
  const checked = checkPayload(act.kind, act.payload);
  return checked.ok ? [] : checked.error;
}

export class JudgementTask {
  readonly #history: Act[] = [];
  readonly #additions: Act[] = [];
  /** The items of the last addition's list, while they are told. */
  #items: unknown[] = [];
  readonly #pieces: AnswerPiece[] = [];
  #comparison: StoredRowComparison | undefined;

  *take(input: ThreadInput): Stepwise<void> {
    if (input.kind === 'page') for (const act of actsIn(input.acts)) this.#history.push(act);
    else if (input.kind === 'addition') this.#add(input.act, input.list);
    else if (input.kind === 'items') for (const item of input.items) this.#items.push(item);
    else if (input.kind === 'propose') yield* this.#propose(input.isLong);
    else if (input.kind === 'conflicts') yield* this.#conflicts();
    else {
      this.#comparison ??= yield* StoredRowComparison.of(this.#history);
      if (input.kind === 'rows') this.#comparison.takeRows(input.rows);
      else if (input.kind === 'subjects') this.#comparison.takeSubjects(input.lines);
      else this.#say('differences', this.#comparison.differences(new Map(input.serials)));
    }
  }

  /** The next piece of the answer; null after the last. */
  next(): AnswerPiece | null {
    return this.#pieces.shift() ?? null;
  }

  #add(act: Act, list: string | null): void {
    this.#items = [];
    this.#additions.push(list === null ? act : actWithItems(act, list, this.#items));
  }

  *#propose(isLong: boolean): Stepwise<void> {
    const additions = this.#additions;
    const faults = isLong ? additions.flatMap(faultsOf) : [];
    if (faults.length > 0) return this.#say('refusals', [payloadInvalid(faults)]);
    const { newAnomalies, difference } = yield* proposeInSteps(this.#history, additions);
    if (newAnomalies.length > 0)
      return this.#say('refusals', [
        doesNotFit(newAnomalies, [...this.#history, ...additions], (additions[0]?.seq ?? 1) - 1),
      ]);
    this.#say('close', difference.close);
    this.#say('open', difference.open);
    if (isLong) this.#spell(additions);
  }

  *#conflicts(): Stepwise<void> {
    const { anomalies } = yield* foldInSteps(this.#history);
    if (anomalies.length > 0) this.#say('refusals', [doesNotFit(anomalies, this.#history)]);
  }

  #spell(additions: readonly Act[]): void {
    const lines = additions.flatMap(subjectsOf);
    const pages: string[] = [];
    for (let i = 0; i < lines.length; i += LINES) pages.push(spellSubjects(lines.slice(i, i + LINES)));
    this.#say('acts', additions.map(spellAct), 1);
    this.#say('subjects', pages, 1);
  }

  #say<K extends keyof JudgementAnswer>(
    of: K,
    items: readonly JudgementAnswer[K][number][],
    size = PIECE,
  ): void {
    // Kind and items belong together by K; the compiler does not see it through the union.
    for (let i = 0; i < items.length; i += size)
      this.#pieces.push({ of, items: items.slice(i, i + size) } as AnswerPiece);
  }
}

/** The proof that what is stored beside the acts is what they say. */
class StoredRowComparison {
  readonly #book: Book;
  /** Rows and lines that the acts say and that have not been told yet. */
  readonly #rows = new Map<string, RegisterRow>();
  readonly #lines = new Set<string>();
  readonly #differing: string[] = [];

  private constructor(book: Book) {
    this.#book = book;
  }

  /** Folds a whole history. */
  static *of(history: readonly Act[]): Stepwise<StoredRowComparison> {
    const comparison = new StoredRowComparison(yield* foldInSteps(history));
    const gap = history.findIndex(({ seq }, index) => seq !== index + 1);
    if (gap >= 0) comparison.#differing.push(`register_acts ${gap + 1}`);
    yield* comparison.#expectRows();
    for (const [index, act] of history.entries()) {
      if (index % STEP === 0) yield;
      for (const line of subjectsOf(act)) comparison.#lines.add(nameOf(line));
    }
    return comparison;
  }

  *#expectRows(): Stepwise<void> {
    for (const table of TABLE_NAMES) {
      for (const [index, row] of rowsIn(this.#book, table).entries()) {
        if (index % STEP === 0) yield;
        this.#rows.set(rowKey(row), row);
      }
    }
  }

  /** @param rows  a list of `StoredRow`, spelled as JSON */
  takeRows(rows: string): void {
    for (const row of (JSON.parse(rows) as StoredRow[]).map(registerRowOf)) {
      const key = rowKey(row);
      const folded = this.#rows.get(key);
      if (folded === undefined || !sameRow(folded, row)) this.#differing.push(key);
      this.#rows.delete(key);
    }
  }

  /** A line too many, as of an act recorded meanwhile, only costs time; one too few would make wrong rows.
   *  @param lines  a list of `SubjectOfAct`, spelled as JSON */
  takeSubjects(lines: string): void {
    for (const line of JSON.parse(lines) as SubjectOfAct[]) this.#lines.delete(nameOf(line));
  }

  /** @param serials the counters, which may not stand below a number that was given */
  differences(serials: ReadonlyMap<string, number>): readonly string[] {
    const low = [...highestSerials(this.#book)]
      .filter(([prefix, highest]) => (serials.get(prefix) ?? 0) < highest)
      .map(([prefix]) => `certificate_serials ${prefix}`);
    return [...this.#differing, ...this.#rows.keys(), ...low, ...this.#lines];
  }
}

const nameOf = ({ root, subject, writes }: SubjectOfAct): string =>
  `act_subjects ${root} ${writes} ${subject}`;
