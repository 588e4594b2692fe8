import type { PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import type { KindName, Payloads } from '../../acts/kinds.ts';
import type { Book } from '../../book.ts';
import { checkPayload } from '../../read.ts';
import type { PlacedObject } from '../object.ts';
import type { Acceleration } from './accelerations.ts';
import { ImportedAccounts } from './accounts.ts';
import { bookOf } from './bookOf.ts';
import { hasForeignMoney } from './currency.ts';
import { hasExplanatoryText, type ImportDifference } from './differences.ts';
import type { ImportedAct } from './importedAct.ts';
import type { ImportedPerson } from './persons.ts';

/** Why an object is kept to the letter, without an act that holds it. */
export type KeptBecause =
  /** The import takes no objects of this type into acts. */
  | 'no_act'
  /** An act would, but not this one: a fraction of a share, a certificate without a number, a result that is issued
   *  later, a reissuance that makes shares more or fewer and names no split. */
  | 'not_fitting'
  /** It concerns a holder, a class or a security that is itself kept. */
  | 'subject_kept';

export interface PackageImport {
  readonly persons: readonly (ImportedPerson & { readonly from: PlacedObject })[];
  /** Acts in order of date; within a day classes first, then authorized numbers. They fit a book in which the
   *  corporation and the persons are. */
  readonly acts: readonly ImportedAct[];
  readonly kept: readonly (PlacedObject & { readonly because: KeptBecause })[];
  /** Objects of which the book says something else, held or kept. */
  readonly different: readonly (PlacedObject & { readonly difference: ImportDifference })[];
}

/** The acts of an import as they are told, in order of date, and what becomes of the objects. */
export class ImportRecorder {
  /** As they stand after the last act. */
  readonly accounts = new ImportedAccounts();
  readonly #persons: (ImportedPerson & { from: PlacedObject })[] = [];
  readonly #acts: ImportedAct[] = [];
  readonly #held = new Set<unknown>();
  readonly #because = new Map<unknown, KeptBecause>();
  readonly #different: (PlacedObject & { difference: ImportDifference })[] = [];

  person(person: ImportedPerson, from: PlacedObject): void {
    this.#persons.push({ ...person, from });
    this.#held.add(from.object);
  }

  /** Undefined where the payload does not fit the kind: then nothing is recorded. */
  act<K extends KindName>(
    kind: K,
    effectiveOn: PlainDate,
    payload: unknown,
    from: readonly PlacedObject[],
    actId?: string,
  ): ImportedAct<K> | undefined {
    const checked = checkPayload(kind, payload);
    if (!checked.ok) return undefined;
    for (const placed of from) {
      this.#held.add(placed.object);
      if (hasExplanatoryText(placed.object)) this.differs(placed, 'words_left_out');
      if (hasForeignMoney(placed.object)) this.differs(placed, 'currency_left_out');
    }
    // The compiler cannot see that kind and payload belong together; `checkPayload` has seen to it.
    const checkedAct = { kind, effectiveOn, payload: checked.value, from, ...(actId && { actId }) };
    const act = checkedAct as unknown as ImportedAct<K>;
    this.#acts.push(act as ImportedAct);
    this.accounts.move(act as ImportedAct);
    return act;
  }

  /** The same; where it does not fit, its objects are kept. */
  actOrKeep<K extends KindName>(...row: Parameters<typeof this.act<K>>): ImportedAct<K> | undefined {
    const act = this.act(...row);
    if (!act) this.keep(row[3], 'not_fitting');
    return act;
  }

  /** Whether shares vest ahead of their dates by an act. */
  accelerate(
    acceleration: Acceleration,
    payload: Payloads['vesting.accelerated'] | undefined,
    unvested: bigint,
  ) {
    if (payload && this.act('vesting.accelerated', acceleration.date, payload, [acceleration])) return true;
    this.keep([acceleration], 'not_fitting');
    if (unvested > 0n) this.differs(acceleration, 'acceleration_left_out');
    return false;
  }

  /** The book that the acts so far make, at the end of a day. */
  bookOn(on: PlainDate): Book {
    return bookOf({ persons: this.#persons, acts: this.#inOrder().filter((one) => one.effectiveOn <= on) });
  }

  differs({ object, where }: PlacedObject, difference: ImportDifference): void {
    this.#different.push({ object, where, difference });
  }

  /** Why objects are kept, unless an act holds them. */
  keep(all: readonly PlacedObject[], because: KeptBecause): void {
    for (const { object } of all) this.#because.set(object, because);
  }

  /** @param objects all of the package */
  done(objects: readonly PlacedObject[]): PackageImport {
    const kept = objects
      .filter(({ object }) => !this.#held.has(object))
      .map((placed) => ({ ...placed, because: this.#because.get(placed.object) ?? 'no_act' }));
    return { persons: this.#persons, acts: this.#inOrder(), kept, different: this.#different };
  }

  #inOrder(): ImportedAct[] {
    return this.#acts.toSorted((a, b) => compare(a.effectiveOn, b.effectiveOn));
  }
}
