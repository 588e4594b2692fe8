import type { PlainDate } from '@tabellion/kernel/date.ts';

/** One thing as it stood from `effFrom` until the day before `effTo` (null: until further notice).
 *  `by` is the root of the act that made it so. */
export interface Row<T> {
  readonly key: string;
  readonly effFrom: PlainDate;
  readonly effTo: PlainDate | null;
  readonly value: T;
  readonly by: string;
}

export interface SameDayRow<T> {
  readonly key: string;
  readonly on: PlainDate;
  readonly value: T;
}

/** The values of one register by key, and every value they ever had. Only the fold writes to it, in the order
 *  of dates. Two values of one day leave one row: a date of law has no clock. */
export class Table<T> {
  readonly #now = new Map<string, Mutable<Row<T>>>();
  readonly #rows: Mutable<Row<T>>[] = [];
  readonly #passing: SameDayRow<T>[] = [];
  /** How many of the rows can be found by their key. */
  #found = 0;

  get(key: string): T | undefined {
    return this.#byKey().get(key)?.value;
  }

  has(key: string): boolean {
    return this.#byKey().has(key);
  }

  put(key: string, value: T, act: { readonly effectiveOn: PlainDate; readonly root: string }): void {
    const last = this.#byKey().get(key);
    if (last && last.effFrom === act.effectiveOn) {
      this.#passing.push({ key, on: last.effFrom, value: last.value });
      last.value = value;
      last.by = act.root;
      return;
    }
    if (last) last.effTo = act.effectiveOn;
    this.add(key, value, act);
  }

  /** Puts a value under a key that no row bears, or under which nothing holds any more. Costs no search. */
  add(key: string, value: T, act: { readonly effectiveOn: PlainDate; readonly root: string }): void {
    this.#rows.push({ key, effFrom: act.effectiveOn, effTo: null, value, by: act.root });
  }

  /** Takes a stored row as it stands, so that a later act can be folded without the history before it. */
  load(row: Row<T>): void {
    this.#rows.push({ ...row });
  }

  /** The newest row of each key. */
  now(): IterableIterator<Readonly<Row<T>>> {
    return this.#byKey().values();
  }

  /** Every row, in the order in which the fold made them. */
  rows(): readonly Row<T>[] {
    return this.#rows;
  }

  /** Values that another of the same day replaced: no row says them, but acts between saw them. */
  passing(): readonly SameDayRow<T>[] {
    return this.#passing;
  }

  get size(): number {
    return this.#byKey().size;
  }

  /** Many rows are only ever walked through; those of an account, all of them. */
  #byKey(): Map<string, Mutable<Row<T>>> {
    for (; this.#found < this.#rows.length; this.#found += 1) {
      const row = this.#rows[this.#found] as Mutable<Row<T>>;
      this.#now.set(row.key, row);
    }
    return this.#now;
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
