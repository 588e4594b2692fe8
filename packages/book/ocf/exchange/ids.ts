export type Subject = 'person' | 'class' | 'security' | 'pool' | 'act';

/** The book's ids for those of a package, which may be any text, and back. */
export class IdTable {
  readonly #ids = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #newId: () => string;

  /** @param newId a new id of the book, each time another */
  constructor(newId: () => string) {
    this.#newId = newId;
  }

  /** Says that a name of the package means something that the book has already. */
  bind(subject: Subject, name: string, id: string): void {
    this.#ids.set(`${subject} ${name}`, id);
    this.#names.set(id, name);
  }

  /** The same for the same name. */
  idOf(subject: Subject, name: string): string {
    const key = `${subject} ${name}`;
    const existing = this.#ids.get(key);
    if (existing !== undefined) return existing;
    const id = this.#newId();
    this.#ids.set(key, id);
    this.#names.set(id, name);
    return id;
  }

  /** The book's id for one of the package, if it has any. */
  find(subject: Subject, name: string): string | undefined {
    return this.#ids.get(`${subject} ${name}`);
  }

  /** The package's id for one of the book; the book's own where the package has none. */
  nameOf(id: string): string {
    return this.#names.get(id) ?? id;
  }
}
