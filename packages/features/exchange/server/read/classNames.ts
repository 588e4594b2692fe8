import { sameTextKey } from '@tabellion/kernel/seenText.ts';

/** One spelling for each class: that of the register or of the rights that were told, else that of the first row. */
export class ClassNames {
  readonly #exact: ReadonlySet<string>;
  readonly #byKey = new Map<string, string>();

  constructor(known: readonly string[]) {
    this.#exact = new Set(known);
    for (const name of known) this.of(name);
  }

  of(name: string): string {
    const key = sameTextKey(name);
    const known = this.#exact.has(name) ? name : this.#byKey.get(key);
    if (known !== undefined) return known;
    this.#byKey.set(key, name);
    return name;
  }
}
