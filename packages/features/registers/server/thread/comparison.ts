/** The proof that what is stored beside the acts is what they say. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { highestSerials } from '@tabellion/book/assignedValues.ts';
import type { Book } from '@tabellion/book/book.ts';
import { TABLE_NAMES } from '@tabellion/book/entities.ts';
import { foldInSteps } from '@tabellion/book/fold.ts';
import { type SubjectOfAct, subjectsOf } from '@tabellion/book/readWriteSets.ts';
import { type RegisterRow, rowKey, rowsIn, sameRow } from '@tabellion/book/rows.ts';
import { STEP, type Stepwise } from '@tabellion/book/stepwise.ts';
import { registerRowOf, type StoredRow } from '../store/rows.ts';

export class StoredRowComparison {
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
