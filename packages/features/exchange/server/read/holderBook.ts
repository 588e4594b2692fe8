/** The holders of a table: rows of one name and kind are one holder. */
import type { PersonKind } from '@tabellion/book/terms/people.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { sameTextKey } from '@tabellion/kernel/seenText.ts';
import { countryWireNames } from '@tabellion/law/countries.ts';
import { provinceFromWire } from '@tabellion/law/wireNames.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { BatchPerson, EarlierPerson } from '../../../registers/batch.ts';
import type { NewFact } from '../../../registers/facts.ts';
import type { KnownPerson } from './messages.ts';
import { type NameParts, namesakes, personNameFact } from './namesakes.ts';

export interface Holder {
  readonly key: string;
  readonly name: string;
  readonly kind: PersonKind;
  /** An individual's name, as the first row that names the holder tells it. */
  readonly parts?: NameParts;
  /** The first that a row tells. */
  readonly address: {
    readonly line: string;
    readonly city: string;
    readonly region: string;
    readonly postal: string;
    readonly country: string;
  } | null;
}

const countries = new Map(
  Object.entries(countryWireNames).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

export class HolderBook {
  readonly #holders = new Map<string, Holder>();
  readonly #ids = new Map<string, string>();
  readonly #matched = new Set<string>();
  readonly #since = new Map<string, PlainDate>();
  readonly #elsewhere = new Set<string>();

  /** Names of those who are told with several addresses: they may be several. */
  get elsewhere(): readonly string[] {
    return [...this.#elsewhere].map((key) => this.#holders.get(key)?.name ?? '');
  }

  holder({ name, kind, parts, address }: Omit<Holder, 'key'>): Holder {
    const key = `${kind} ${sameTextKey(name)}`;
    const existing = this.#holders.get(key);
    if (existing?.address && address && JSON.stringify(existing.address) !== JSON.stringify(address))
      this.#elsewhere.add(key);
    if (existing !== undefined && (existing.address !== null || address === null)) return existing;
    const called = existing ?? { name, ...(parts && { parts }) };
    const holder = { ...called, key, kind, address };
    this.#holders.set(key, holder);
    return holder;
  }

  countryOf(word: string): string | undefined {
    return countries.get(word.trim().toLowerCase());
  }

  /** @returns how many are somebody whom the register has */
  match(people: readonly KnownPerson[]): number {
    for (const [key, personId] of namesakes([...this.#holders.values()], people)) {
      this.#ids.set(key, personId);
      this.#matched.add(key);
    }
    return this.#matched.size;
  }

  idOf({ key }: Holder): string {
    const id = this.#ids.get(key) ?? newId();
    this.#ids.set(key, id);
    return id;
  }

  heldFrom({ key }: Holder, on: PlainDate): void {
    if (on < (this.#since.get(key) ?? '9999')) this.#since.set(key, on);
  }

  onRecord(): EarlierPerson[] {
    return this.#told().flatMap(([holder, on]) =>
      this.#matched.has(holder.key) ? [{ personId: this.idOf(holder), on }] : [],
    );
  }

  fresh(): BatchPerson[] {
    return this.#told().flatMap(([holder, on]) => {
      if (this.#matched.has(holder.key)) return [];
      return [{ personId: this.idOf(holder), kind: holder.kind, on, facts: factsOf(holder) }];
    });
  }

  #told(): (readonly [Holder, PlainDate])[] {
    return [...this.#holders.values()].flatMap((holder) => {
      const on = this.#since.get(holder.key);
      return on === undefined ? [] : [[holder, on] as const];
    });
  }
}

function factsOf({ kind, name, parts, address }: Holder): NewFact[] {
  const named: NewFact = { kind: 'name', body: personNameFact(kind, name, parts) };
  if (address === null) return [named];
  const { line, city, region, postal, country } = address;
  const body = {
    address_line_1: line,
    address_line_2: '',
    city,
    region: country === 'CA' ? (provinceFromWire(region) ?? region) : region,
    country,
    postal_code: postal.slice(0, 20),
  };
  return [named, { kind: 'address', body }];
}
