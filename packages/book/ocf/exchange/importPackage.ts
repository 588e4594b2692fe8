import { compareDates, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import type { KindName, Payloads } from '../../acts/kinds.ts';
import { checkPayload } from '../../read.ts';
import { groupBy } from '../captable/position.ts';
import { isNew, takings } from '../captable/statedCapital.ts';
import { dateOf, type Placed, textOf } from '../object.ts';
import { outcomesOf, type PackageIndex } from '../packageIndex.ts';
import type { Transaction } from '../transaction.ts';
import { readAuthorizedChange, readClass } from './classes.ts';
import { readConversion, readSplit, splitKind } from './exchanges.ts';
import type { IdTable } from './ids.ts';
import { type ImportedPerson, readPerson } from './persons.ts';
import { type Reading, readCancellation, readIssue, readRepurchase, readTransfer } from './shares.ts';

/** An act that a package tells. */
export type ImportedAct<K extends KindName = KindName> = {
  [P in K]: {
    readonly kind: P;
    readonly effectiveOn: PlainDate;
    readonly payload: Payloads[P];
    /** The objects of which the act holds the register's part. */
    readonly from: readonly Placed[];
  };
}[K];

/** Why an object is kept to the letter, without an act that holds it. */
export type KeptBecause =
  /** No kind of act holds objects of this type. */
  | 'no_act'
  /** An act would, but not this one: a fraction of a share, a certificate without a number, a name that is too long. */
  | 'not_fitting'
  /** It concerns a holder, a class or a security that is itself kept. */
  | 'subject_kept';

export interface PackageImport {
  readonly persons: readonly (ImportedPerson & { readonly from: Placed })[];
  /** In order of date; within a day classes first, then authorized numbers. They fit a book in which the corporation and
   *  the persons are. */
  readonly acts: readonly ImportedAct[];
  readonly kept: readonly (Placed & { readonly because: KeptBecause })[];
}

/** Reads a package into acts. Nothing is made fit: what an act cannot hold as it is, is kept to the letter, with all
 *  that comes of it; so the book may hold fewer shares than the package, and `kept` says which. */
export function importPackage(index: PackageIndex, ids: IdTable): PackageImport {
  const gathered = new Gathered(index, ids);
  gathered.persons();
  gathered.classes();
  gathered.authorizedNumbers();
  for (const transaction of index.transactions) gathered.transaction(transaction);
  return gathered.done();
}

class Gathered {
  readonly #index: PackageIndex;
  readonly #reading: Reading;
  readonly #persons: (ImportedPerson & { from: Placed })[] = [];
  readonly #acts: ImportedAct[] = [];
  readonly #held = new Set<unknown>();
  readonly #because = new Map<unknown, KeptBecause>();
  /** Holders, classes and open securities that the book has, by the ids of the package. */
  readonly #known = {
    persons: new Set<string>(),
    classes: new Set<string>(),
    open: new Set<string>(),
    openByClass: new Map<string, number>(),
  };
  readonly #splits: ReadonlyMap<string, readonly Transaction[]>;

  constructor(index: PackageIndex, ids: IdTable) {
    this.#index = index;
    this.#reading = { index, ids, takings: takings(index) };
    const reissuances = index.transactions.filter(({ act }) => act === 'REISSUANCE');
    this.#splits = groupBy(reissuances, ({ object }) => textOf(object, 'split_transaction_id') ?? '');
  }

  persons(): void {
    for (const placed of this.#index.byType.get('STAKEHOLDER')?.values() ?? []) {
      const person = readPerson(placed.object, this.#reading.ids);
      if (person) {
        this.#persons.push({ ...person, from: placed });
        this.#held.add(placed.object);
        this.#known.persons.add(placed.object.id);
      } else this.#because.set(placed.object, 'not_fitting');
    }
  }

  /** A class has no date of its own: it is there from the beginning, and before anything that concerns it. */
  classes(): void {
    const founded = dateOf(this.#index.issuer, 'formation_date') ?? plainDate('9999-12-31');
    const first = new Map<string, PlainDate>();
    const note = (classId: string, on: PlainDate) => {
      if (on < (first.get(classId) ?? founded)) first.set(classId, on);
    };
    for (const { issuance, classId } of this.#index.securities.values()) {
      if (classId !== undefined) note(classId, issuance.date);
    }
    for (const [classId, [change]] of this.#authorized()) if (change) note(classId, change.date);
    for (const placed of this.#index.byType.get('STOCK_CLASS')?.values() ?? []) {
      const { object } = placed;
      const on = first.get(object.id) ?? founded;
      if (this.#act('class.created', on, readClass(this.#index, object, this.#reading.ids), [placed])) {
        this.#known.classes.add(object.id);
      }
    }
  }

  authorizedNumbers(): void {
    for (const [classId, changes] of this.#authorized()) {
      for (const change of changes) {
        const payload = readAuthorizedChange(change.object, this.#reading.ids);
        if (!this.#known.classes.has(classId)) this.#because.set(change.object, 'subject_kept');
        else this.#act('authorized.changed', change.date, payload, [change]);
      }
    }
  }

  #authorized() {
    return (
      this.#index.adjustments.get('TX_STOCK_CLASS_AUTHORIZED_SHARES_ADJUSTMENT') ?? new Map<string, never[]>()
    );
  }

  transaction(transaction: Transaction): void {
    const { family, act } = transaction;
    if (family !== 'STOCK') return;
    if (act === 'ISSUANCE') this.#issuance(transaction);
    else if (act === 'TRANSFER') this.#ending('transferred', transaction, readTransfer);
    else if (act === 'REPURCHASE') this.#ending('repurchased', transaction, readRepurchase);
    else if (act === 'CANCELLATION') this.#ending('cancelled', transaction, readCancellation);
    else if (act === 'CONVERSION') this.#ending('converted', transaction, readConversion);
    else if (act === 'REISSUANCE') this.#reissuance(transaction);
    else this.#close(transaction.securityIds);
  }

  done(): PackageImport {
    const kept = this.#index.objects
      .filter(({ object }) => !this.#held.has(object))
      .map((placed) => ({ ...placed, because: this.#because.get(placed.object) ?? 'no_act' }));
    const acts = this.#acts.sort((a, b) => compareDates(a.effectiveOn, b.effectiveOn));
    return { persons: this.#persons, acts, kept };
  }

  /** Shares that come of other shares are told by the act from which they come. */
  #issuance(transaction: Transaction): void {
    const security = this.#index.securities.get(transaction.securityIds[0] ?? '');
    if (security?.issuance !== transaction || !isNew(this.#index, security)) return;
    if (!this.#knows([security.id])) this.#because.set(transaction.object, 'subject_kept');
    else if (this.#act('issued', transaction.date, readIssue(this.#reading, security), [transaction])) {
      this.#open([security.id]);
    }
  }

  #ending<K extends KindName>(
    kind: K,
    transaction: Transaction,
    read: (reading: Reading, transaction: Transaction) => unknown,
  ): void {
    const { securities } = this.#index;
    const outcomes = outcomesOf(transaction);
    const issuances = outcomes.flatMap((id) => securities.get(id)?.issuance ?? []);
    const from = [transaction, ...issuances];
    const [id = ''] = transaction.securityIds;
    const fits = this.#known.open.has(id) && this.#knows(outcomes);
    if (!fits) for (const { object } of from) this.#because.set(object, 'subject_kept');
    else if (this.#act(kind, transaction.date, read(this.#reading, transaction), from)) {
      this.#open(outcomes);
    }
    this.#close([id]);
  }

  /** The first reissuance that names a split stands for all of them: they are one act. */
  #reissuance(transaction: Transaction): void {
    const splitId = textOf(transaction.object, 'split_transaction_id') ?? '';
    const reissuances = this.#splits.get(splitId) ?? [];
    const split = this.#index.byType.get('TX_STOCK_CLASS_SPLIT')?.get(splitId);
    if (split && reissuances[0] === transaction) this.#split(split, reissuances);
    else if (!split) this.#close(transaction.securityIds);
  }

  #split(split: Placed, reissuances: readonly Transaction[]): void {
    const { securities } = this.#index;
    const from = reissuances.flatMap((one): Placed[] => [
      one,
      ...outcomesOf(one).flatMap((id) => securities.get(id)?.issuance ?? []),
    ]);
    const sources = reissuances.flatMap(({ securityIds }) => securityIds);
    const outcomes = reissuances.flatMap(outcomesOf);
    const on = dateOf(split.object, 'date');
    const known = sources.every((id) => this.#known.open.has(id)) && this.#knows(outcomes);
    const classId = textOf(split.object, 'stock_class_id') ?? '';
    // An act of the register splits every share of the class, on one day.
    const isWhole = this.#known.openByClass.get(classId) === sources.length;
    const isOneDay = reissuances.every(({ date }) => date === on);
    const all = [split, ...from];
    if (!known) for (const { object } of all) this.#because.set(object, 'subject_kept');
    else if (!isWhole || !isOneDay || on === undefined) {
      for (const { object } of all) this.#because.set(object, 'not_fitting');
    } else if (
      this.#act(splitKind(split.object), on, readSplit(this.#reading, split.object, reissuances), all)
    ) {
      this.#open(outcomes);
    }
    this.#close(sources);
  }

  #open(securityIds: readonly string[]): void {
    for (const id of securityIds) this.#count(id, 1);
    for (const id of securityIds) this.#known.open.add(id);
  }

  #close(securityIds: readonly string[]): void {
    for (const id of securityIds) if (this.#known.open.delete(id)) this.#count(id, -1);
  }

  #count(securityId: string, by: 1 | -1): void {
    const classId = this.#index.securities.get(securityId)?.classId ?? '';
    const { openByClass } = this.#known;
    openByClass.set(classId, (openByClass.get(classId) ?? 0) + by);
  }

  /** Whether holders and classes of these securities are in the book. */
  #knows(securityIds: readonly string[]): boolean {
    return securityIds.every((id) => {
      const { holderId = '', classId = '' } = this.#index.securities.get(id) ?? {};
      return this.#known.persons.has(holderId) && this.#known.classes.has(classId);
    });
  }

  #act<K extends KindName>(
    kind: K,
    effectiveOn: PlainDate,
    payload: unknown,
    from: readonly Placed[],
  ): boolean {
    const checked = checkPayload(kind, payload);
    for (const { object } of from) {
      if (checked.ok) this.#held.add(object);
      else this.#because.set(object, 'not_fitting');
    }
    if (checked.ok) {
      const act = { kind, effectiveOn, payload: checked.value, from };
      // The compiler cannot see that kind and payload belong together; `checkPayload` has seen to it.
      this.#acts.push(act as unknown as ImportedAct);
    }
    return checked.ok;
  }
}
