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

export interface Passing<T> {
  readonly key: string;
  readonly on: PlainDate;
  readonly value: T;
}

/** The values of one register by key, and every value they ever had. Only the fold writes to it, in the order
 *  of dates. Two values of one day leave one row: a date of law has no clock. */
export class Table<T> {
  readonly #now = new Map<string, Mutable<Row<T>>>();
  readonly #rows: Mutable<Row<T>>[] = [];
  readonly #passing: Passing<T>[] = [];

  get(key: string): T | undefined {
    return this.#now.get(key)?.value;
  }

  has(key: string): boolean {
    return this.#now.has(key);
  }

  put(key: string, value: T, act: { readonly effectiveOn: PlainDate; readonly root: string }): void {
    const last = this.#now.get(key);
    if (last && last.effFrom === act.effectiveOn) {
      this.#passing.push({ key, on: last.effFrom, value: last.value });
      last.value = value;
      last.by = act.root;
      return;
    }
    if (last) last.effTo = act.effectiveOn;
    const row = { key, effFrom: act.effectiveOn, effTo: null, value, by: act.root };
    this.#now.set(key, row);
    this.#rows.push(row);
  }

  /** Takes a stored row as it stands, so that a later act can be folded without the history before it. */
  load(row: Row<T>): void {
    const own = { ...row };
    this.#now.set(row.key, own);
    this.#rows.push(own);
  }

  /** The newest row of each key. */
  now(): IterableIterator<Readonly<Row<T>>> {
    return this.#now.values();
  }

  /** Every row, in the order in which the fold made them. */
  rows(): readonly Row<T>[] {
    return this.#rows;
  }

  /** Values that another of the same day replaced: no row says them, but acts between saw them. */
  passing(): readonly Passing<T>[] {
    return this.#passing;
  }

  get size(): number {
    return this.#now.size;
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
