import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { dollarsTaken } from '../../acts/deduction.ts';
import type { KindName } from '../../acts/kinds.ts';
import { type CapitalMovement, capitalMovements, isGift, tellsFractions } from '../capitalComments.ts';
import { isNew } from '../captable/statedCapital.ts';
import { groupBy } from '../groupBy.ts';
import { dateOf, type PlacedObject, textOf } from '../object.ts';
import { outcomesOf, type PackageIndex } from '../packageIndex.ts';
import type { Transaction } from '../transaction.ts';
import { type Acceleration, accelerationsOf, readAcceleration } from './accelerations.ts';
import { ImportedSecurities } from './bookSecurities.ts';
import { cancelledRest, readRest } from './cancelledRest.ts';
import { readAuthorizedChange, readClass } from './classes.ts';
import { readCreatedOn } from './createdOnComment.ts';
import { isSplitRoundingAssumed, losesVesting, numbersShares } from './differences.ts';
import { readConversion, readSplit, splitKind } from './exchanges.ts';
import type { IdTable } from './ids.ts';
import { hasAddress, readPerson } from './persons.ts';
import { ImportRecorder, type PackageImport } from './recording.ts';
import { returnOf } from './returns.ts';
import { ImportedRights } from './rights.ts';
import {
  type ImportReading,
  readCancellation,
  readIssue,
  readOtherEnding,
  readReissuance,
  readRepurchase,
  readRetraction,
  readStop,
  readSuccessorIssue,
  readSurrender,
  readTransfer,
  staysWithHolder,
} from './shares.ts';
import { VestingSoFar, withReplacedVesting } from './vestingSoFar.ts';

/** Reads a package into acts. What an act cannot hold as it is, is kept to the letter, with all that comes of it; only
 *  that shares are gone is always told. So on every day the book holds for each holder at most what the package
 *  says, and what it holds less or otherwise stands in `kept` and `different`. */
export function importPackage(index: PackageIndex, ids: IdTable): PackageImport {
  const gathered = new Gathered(index, ids);
  gathered.persons();
  gathered.classes();
  gathered.authorizedNumbers();
  gathered.splits();
  gathered.plans();
  const accelerations = [...accelerationsOf(index)];
  const movements = [...capitalMovements(index.byType.get('STOCK_CLASS')?.values() ?? [])];
  for (const transaction of index.transactions) {
    gathered.capital(movements, transaction);
    gathered.accelerate(accelerations, transaction);
    gathered.transaction(transaction);
  }
  gathered.capital(movements);
  gathered.accelerate(accelerations);
  return gathered.done();
}

class Gathered {
  readonly #index: PackageIndex;
  readonly #reading: ImportReading;
  readonly #recording = new ImportRecorder();
  readonly #book: ImportedSecurities;
  readonly #rights: ImportedRights;
  readonly #splits: ReadonlyMap<string, readonly Transaction[]>;
  readonly #vesting: VestingSoFar;

  constructor(index: PackageIndex, ids: IdTable) {
    this.#index = index;
    this.#book = new ImportedSecurities(index);
    this.#vesting = new VestingSoFar(index, ids);
    this.#reading = { index, ids, accounts: this.#recording.accounts, book: this.#book };
    this.#rights = new ImportedRights(this.#reading, this.#recording);
    const reissuances = index.transactions.filter(({ act }) => act === 'REISSUANCE');
    this.#splits = groupBy(reissuances, ({ object }) => textOf(object, 'split_transaction_id') ?? '');
  }

  persons(): void {
    for (const placed of this.#index.byType.get('STAKEHOLDER')?.values() ?? []) {
      const person = readPerson(placed.object, this.#reading.ids);
      if (person) {
        this.#recording.person(person, placed);
        this.#book.persons.add(placed.object.id);
        if (hasAddress(placed.object)) this.#recording.differs(placed, 'address_left_out');
      } else this.#recording.keep([placed], 'not_fitting');
    }
  }

  plans(): void {
    this.#rights.plans(dateOf(this.#index.issuer, 'formation_date') ?? plainDate('9999-12-31'));
  }

  /** A class is there from the day that the register wrote or from the beginning, and before anything that concerns it. */
  classes(): void {
    const founded = dateOf(this.#index.issuer, 'formation_date') ?? plainDate('9999-12-31');
    const first = new Map<string, PlainDate>();
    const note = (classId: string, on: PlainDate) => {
      if (on < (first.get(classId) ?? plainDate('9999-12-31'))) first.set(classId, on);
    };
    for (const { issuance, classId } of this.#index.securities.values()) {
      if (classId !== undefined) note(classId, issuance.date);
    }
    for (const [classId, [change]] of this.#authorized()) if (change) note(classId, change.date);
    for (const placed of this.#index.byType.get('STOCK_CLASS')?.values() ?? []) {
      const { object } = placed;
      const used = first.get(object.id);
      const created = readCreatedOn('class', object) ?? founded;
      const on = used !== undefined && used < created ? used : created;
      if (
        this.#recording.actOrKeep('class.created', on, readClass(this.#index, object, this.#reading.ids), [
          placed,
        ])
      ) {
        this.#book.classes.add(object.id);
        if (tellsFractions(object)) this.#recording.differs(placed, 'fractions_as_reduction');
      }
    }
  }

  authorizedNumbers(): void {
    for (const [classId, changes] of this.#authorized()) {
      for (const change of changes) {
        const payload = readAuthorizedChange(change.object, this.#reading.ids);
        if (!this.#book.classes.has(classId)) this.#recording.keep([change], 'subject_kept');
        else this.#recording.actOrKeep('authorized.changed', change.date, payload, [change]);
      }
    }
  }

  #authorized() {
    return (
      this.#index.adjustments.get('TX_STOCK_CLASS_AUTHORIZED_SHARES_ADJUSTMENT') ?? new Map<string, never[]>()
    );
  }

  /** Moves accounts without shares, before the transactions of the same day.
   *  @param left  in order of date; those that are applied are removed from it */
  capital(left: CapitalMovement[], before?: Transaction): void {
    for (let [next] = left; next && (!before || next.on <= before.date); [next] = left) {
      left.shift();
      if (!this.#book.classes.has(next.classId)) continue;
      const { kind, ...says } = next.says;
      const payload = { ...says, classId: this.#reading.ids.idOf('class', next.classId) };
      this.#recording.actOrKeep(
        kind,
        next.on,
        kind === 'capital.opened' ? payload : { ...payload, resolution: null },
        [],
      );
    }
  }

  /** Accelerates vesting before a transaction, or after all of them; of one day, issuances come first.
   *  @param left  in order of date; those that are applied are removed from it */
  accelerate(left: Acceleration[], before?: Transaction): void {
    for (let [next] = left; next !== undefined; [next] = left) {
      const isDue =
        before === undefined ||
        next.date < before.date ||
        (next.date === before.date && before.act !== 'ISSUANCE');
      if (!isDue) return;
      left.shift();
      if (!this.#rights.accelerate(next)) this.#accelerateShares(next);
    }
  }

  #accelerateShares(acceleration: Acceleration): void {
    const { securityId, date } = acceleration;
    const isOpen = this.#book.isOpen(securityId);
    const unvested = (isOpen && this.#vesting.unvested(securityId, date)) || 0n;
    const payload = readAcceleration(acceleration, { unvested, ids: this.#reading.ids });
    if (this.#recording.accelerate(acceleration, payload, unvested) && payload)
      this.#vesting.accelerate(securityId, payload.quantity);
  }

  transaction(transaction: Transaction): void {
    const { family, act } = transaction;
    if (family === 'EQUITY_COMPENSATION') this.#rights.transaction(transaction);
    if (act === 'ISSUANCE') {
      if (family === 'STOCK') this.#issuance(transaction);
      return;
    }
    if (family === 'STOCK') this.#exchange(transaction);
    this.#endOtherwise(transaction);
  }

  #exchange(transaction: Transaction): void {
    const { act } = transaction;
    if (act === 'TRANSFER') this.#transfer(transaction);
    else if (isGift(transaction.object)) this.#ending('surrendered', transaction, readSurrender);
    else if (act === 'REPURCHASE') this.#ending('repurchased', transaction, readRepurchase);
    else if (act === 'CANCELLATION') this.#ending('cancelled', transaction, readCancellation);
    else if (act === 'RETRACTION') this.#ending('cancelled', transaction, readRetraction);
    else if (act === 'CONSOLIDATION') this.#ending('reissued', transaction, readReissuance);
    else if (act === 'CONVERSION') this.#ending('converted', transaction, readConversion);
    else if (act === 'REISSUANCE') this.#reissuance(transaction);
    else this.#recording.keep(this.#issuancesOf(transaction), 'subject_kept');
  }

  /** The rest that is cancelled in the transfer itself never was a security of the book. */
  #transfer(transfer: Transaction): void {
    const rest = cancelledRest(this.#index, transfer);
    if (rest === undefined && staysWithHolder(this.#index, transfer)) {
      this.#ending('reissued', transfer, readReissuance);
      return;
    }
    if (rest === undefined) {
      this.#ending('transferred', transfer, readTransfer);
      return;
    }
    const whole = { ...transfer, balanceId: undefined };
    const { balance, from } = readRest(this.#reading, { transfer, rest });
    const read = () => ({ ...readTransfer(this.#reading, whole), balance });
    this.#ending('transferred', whole, read, from);
  }

  /** A split of which no reissuance tells anything changes no certificate, in the package as in the book. */
  splits(): void {
    for (const [id, split] of this.#index.byType.get('TX_STOCK_CLASS_SPLIT') ?? [])
      if (!this.#splits.has(id)) this.#recording.keep([split], 'not_fitting');
  }

  done(): PackageImport {
    this.#rights.done();
    return this.#recording.done(this.#index.objects);
  }

  /** Shares that come of other shares are told by the act from which they come. */
  #issuance(transaction: Transaction): void {
    const security = this.#index.securities.get(transaction.securityIds[0] ?? '');
    if (security?.issuance !== transaction) return;
    const { id } = security;
    const source = this.#index.sources.get(id);
    if (!isNew(this.#index, security)) {
      // Its transaction came on an earlier day, when the certificate was not there yet.
      if (source && source.date < transaction.date) this.#cameOf([id], transaction.date, ZERO);
      return;
    }
    if (source?.act === 'EXERCISE' && (this.#rights.exercise(source) || this.#book.isOpen(id))) return;
    if (!this.#book.knows([id])) this.#recording.keep([transaction], 'subject_kept');
    else if (!this.#book.mayOpen([id], transaction.date)) this.#recording.keep([transaction], 'not_fitting');
    else if (
      this.#recording.actOrKeep('issued', transaction.date, readIssue(this.#reading, security), [transaction])
    ) {
      this.#open([id], transaction.date);
      const stop = readStop(this.#reading, security);
      if (stop) this.#recording.actOrKeep('vesting.stopped', stop.on, stop.payload, []);
    }
  }

  #ending<K extends KindName>(
    kind: K,
    transaction: Transaction,
    read: (reading: ImportReading, transaction: Transaction) => unknown,
    more: readonly PlacedObject[] = [],
  ): void {
    const { date, securityIds } = transaction;
    const outcomes = outcomesOf(transaction);
    const isBack = kind === 'repurchased' || kind === 'cancelled' || kind === 'surrendered';
    const returned = isBack ? (returnOf(this.#reading, transaction)?.from ?? []) : [];
    const from = [transaction, ...this.#issuancesOf(transaction), ...returned, ...more];
    if (!securityIds.every((id) => this.#book.isOpen(id)) || !this.#book.knows(outcomes))
      this.#recording.keep(from, 'subject_kept');
    else if ((securityIds.length !== 1 && kind !== 'reissued') || !this.#book.mayOpen(outcomes, date))
      this.#recording.keep(from, 'not_fitting');
    else {
      const agreed = kind === 'converted' ? undefined : this.#vesting.agreed(securityIds, outcomes, date);
      const payload = read(this.#reading, transaction);
      if (
        !this.#recording.actOrKeep(
          kind,
          date,
          agreed ? withReplacedVesting(payload, agreed.opened) : payload,
          from,
        )
      )
        return;
      for (const one of agreed?.set ?? []) this.#recording.actOrKeep('vesting.set', date, one, []);
      this.#book.end(securityIds);
      this.#open(outcomes, date);
    }
  }

  /** One that names no split stands for itself. The first that names a split stands for all of them: they are one act. */
  #reissuance(transaction: Transaction): void {
    const splitId = textOf(transaction.object, 'split_transaction_id') ?? '';
    const reissuances = this.#splits.get(splitId) ?? [];
    const split = this.#index.byType.get('TX_STOCK_CLASS_SPLIT')?.get(splitId);
    if (splitId === '') this.#ending('reissued', transaction, readReissuance);
    else if (split && reissuances[0] === transaction) this.#split(split, reissuances);
    else if (!split) this.#recording.keep([transaction, ...this.#issuancesOf(transaction)], 'not_fitting');
  }

  #split(split: PlacedObject, reissuances: readonly Transaction[]): void {
    const from = reissuances.flatMap((one): PlacedObject[] => [one, ...this.#issuancesOf(one)]);
    const sources = reissuances.flatMap(({ securityIds }) => securityIds);
    const outcomes = reissuances.flatMap(outcomesOf);
    const on = dateOf(split.object, 'date');
    const areOpen = sources.every((id) => this.#book.isOpen(id)) && this.#book.knows(outcomes);
    // An act of the register splits every share of the class, on one day.
    const isWhole = this.#book.countOf(textOf(split.object, 'stock_class_id') ?? '') === sources.length;
    const isOneDay = reissuances.every(({ date }) => date === on);
    const all = [split, ...from];
    if (!areOpen) this.#recording.keep(all, 'subject_kept');
    else if (!isWhole || !isOneDay || on === undefined || !this.#book.mayOpen(outcomes, on))
      this.#recording.keep(all, 'not_fitting');
    else {
      const payload = readSplit(this.#reading, split.object, reissuances);
      const actId = this.#reading.ids.idOf('act', split.object.id);
      const act = this.#recording.actOrKeep(splitKind(split.object), on, payload, all, actId);
      if (!act) return;
      if (isSplitRoundingAssumed(act.payload)) this.#recording.differs(split, 'rounding_assumed');
      this.#book.end(sources);
      this.#open(outcomes, on);
      this.#rights.divided({ ...act, actId });
    }
  }

  /** Shares that the package ends are gone, whether or not an act tells how: what is still open is cancelled, but for the balance,
   *  and what comes of it is issued, where the book may have it. */
  #endOtherwise(transaction: Transaction): void {
    const { securityIds, balanceId, date } = transaction;
    const left = securityIds.filter((id) => this.#book.isOpen(id));
    let dollars: bigint = 0n;
    for (const id of left) {
      const one = { ...transaction, securityIds: [id] };
      const mayStay =
        balanceId !== undefined && this.#book.knows([balanceId]) && this.#book.mayOpen([balanceId], date);
      const ways = [...(mayStay ? [one] : []), { ...one, balanceId: undefined }];
      dollars += this.#cancel(transaction, ways);
    }
    for (const id of securityIds) this.#book.end([id]);
    if (left.length > 0) this.#cameOf(outcomesOf(transaction), date, dollars as Decimal);
  }

  /** Issues what came of shares whose end no act tells.
   *  @param dollars  that those took out of their account: the first that is issued brings them */
  #cameOf(securityIds: readonly string[], date: PlainDate, dollars: Decimal): void {
    let brings = dollars;
    for (const id of securityIds) {
      const security = this.#index.securities.get(id);
      if (!security || !this.#book.knows([id]) || !this.#book.mayOpen([id], date)) continue;
      const payload = readSuccessorIssue(this.#reading, security, brings);
      if (!this.#recording.actOrKeep('issued', date, payload, [security.issuance])) continue;
      brings = ZERO;
      this.#open([id], date);
    }
  }

  /** Answers the dollars that leave the account with the shares; none where they stay in their class. */
  #cancel(transaction: Transaction, ways: readonly Transaction[]): Decimal {
    const isMoved = ['TRANSFER', 'REISSUANCE', 'CONSOLIDATION'].includes(transaction.act);
    for (const way of ways) {
      for (const rule of isMoved ? (['NONE'] as const) : (['PRO_RATA', 'NONE'] as const)) {
        const balance = way.balanceId === undefined ? undefined : this.#index.securities.get(way.balanceId);
        const payload = readOtherEnding(this.#reading, way, rule);
        const from = balance ? [balance.issuance] : [];
        const act = this.#recording.act('cancelled', way.date, payload, from);
        if (!act) continue;
        const isLost = rule === 'NONE' && !isMoved;
        this.#recording.differs(transaction, isLost ? 'ended_without_capital' : 'ended_as_cancelled');
        if (balance) this.#open([balance.id], way.date);
        return dollarsTaken(act.payload.deduction, BigInt(act.payload.quantity));
      }
    }
    return ZERO;
  }

  #open(securityIds: readonly string[], on: PlainDate): void {
    this.#book.open(securityIds);
    for (const id of securityIds) {
      this.#vesting.open(id, on);
      const security = this.#index.securities.get(id);
      if (!security) continue;
      if (security.issuance.date < on) this.#recording.differs(security.issuance, 'opened_later');
      if (numbersShares(security.issuance.object))
        this.#recording.differs(security.issuance, 'numbers_left_out');
      if (losesVesting(this.#index, security)) this.#recording.differs(security.issuance, 'vesting_left_out');
    }
  }

  #issuancesOf(transaction: Transaction): readonly Transaction[] {
    return outcomesOf(transaction).flatMap((id) => this.#index.securities.get(id)?.issuance ?? []);
  }
}
