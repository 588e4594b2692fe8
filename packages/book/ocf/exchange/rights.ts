import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { exercisePaid, type OptionExercisedPayload } from '../../acts/exercised.ts';
import { NEW } from '../../acts/granted.ts';
import type { PaidIssue } from '../../acts/issued.ts';
import type { Instrument } from '../../entities.ts';
import { isPastExpiry, leftOf, vestedLeftOf } from '../../options.ts';
import type { SplitKind } from '../../terms/securities.ts';
import { parseNumeric, wholeShares } from '../numeric.ts';
import { dateOf, jsonsOf, numericOf, type OcfObject, type PlacedObject, textOf, textsOf } from '../object.ts';
import { outcomesOf } from '../packageIndex.ts';
import type { Transaction } from '../transaction.ts';
import { vestingOf } from '../vestingTerms.ts';
import { type Acceleration, addAcceleration, readAcceleration } from './accelerations.ts';
import { readCreatedOn } from './createdOnComment.ts';
import { dollarsOf } from './currency.ts';
import { losesVesting } from './differences.ts';
import { type PoolChange, readAdjusted, rightsRenewedOn } from './divided.ts';
import { readExemption } from './exemptions.ts';
import type { ImportedAct } from './importedAct.ts';
import { CANCELLATION_WORDS, COMPENSATION_WORDS, meaningOf, TERMINATION_WORDS } from './optionWords.ts';
import type { ImportRecorder } from './recording.ts';
import { returnOf } from './returns.ts';
import { type ImportReading, readIssue, readStop, shares } from './shares.ts';

interface Granted {
  one: Instrument;
}

/** Plans, options, their exercise and their end. The format ends an option in part by another security for the rest; in the
 *  book it is one option to its end. */
export class ImportedRights {
  readonly #reading: ImportReading;
  readonly #recording: ImportRecorder;
  /** Each right by every id under which the package knows it. */
  readonly #granted = new Map<string, Granted>();
  readonly #labels = new Set<string>();
  /** Exercises, and whether an act tells them. */
  readonly #exercises = new Map<Transaction, boolean>();
  /** Reserves of pools from the day of a split on. */
  readonly #waiting = new Set<PoolChange>();
  /** Transactions already covered because rights went with the shares of their class. */
  readonly #told = new Set<Transaction>();

  constructor(reading: ImportReading, recording: ImportRecorder) {
    this.#reading = reading;
    this.#recording = recording;
  }

  /** A plan begins on the day that the register wrote, with its approval, or with its first grant. */
  plans(founded: PlainDate): void {
    const { index, ids } = this.#reading;
    const grants = [...index.securities.values()].filter(({ planId }) => planId !== undefined);
    for (const placed of index.byType.get('STOCK_PLAN')?.values() ?? []) {
      const { object } = placed;
      const first = grants.find(({ planId }) => planId === object.id)?.issuance.date;
      const approved =
        readCreatedOn('pool', object) ?? dateOf(object, 'board_approval_date') ?? first ?? founded;
      const on = first !== undefined && first < approved ? first : approved;
      const classIds = classesOf(object);
      const { book } = this.#reading;
      if (!classIds.every((classId) => book.classes.has(classId)))
        this.#recording.keep([placed], 'subject_kept');
      else {
        const payload = {
          poolId: ids.idOf('pool', object.id),
          name: textOf(object, 'plan_name'),
          classIds: classIds.map((classId) => ids.idOf('class', classId)),
          quantity: shares(numericOf(object, 'initial_shares_reserved')),
          onCancellation:
            meaningOf(CANCELLATION_WORDS, textOf(object, 'default_cancellation_behavior')) ?? null,
          ...approvalsOf(object),
          resolution: null,
        };
        if (this.#recording.actOrKeep('pool.reserved', on, payload, [placed]))
          book.plans.set(object.id, new Set(classIds));
      }
      this.#adjustments(object.id);
    }
  }

  #adjustments(planId: string): void {
    const { index, ids } = this.#reading;
    for (const placed of index.adjustments.get('TX_STOCK_PLAN_POOL_ADJUSTMENT')?.get(planId) ?? []) {
      const change = { ...placed, planId, poolId: ids.idOf('pool', planId) };
      if (!this.#reading.book.plans.has(planId)) this.#recording.keep([placed], 'subject_kept');
      else if (this.#mayFollow(change)) this.#waiting.add(change);
      else this.#adjust(change);
    }
  }

  /** Whether shares of the pool are split on that day, so that what it reserves may go with them. */
  #mayFollow({ date, planId }: PoolChange): boolean {
    const { index } = this.#reading;
    const classes = this.#reading.book.plans.get(planId);
    const splits = [...(index.byType.get('TX_STOCK_CLASS_SPLIT')?.values() ?? [])];
    return splits.some(
      ({ object }) =>
        dateOf(object, 'date') === date && classes?.has(textOf(object, 'stock_class_id') ?? '') === true,
    );
  }

  #adjust({ object, date, where, poolId }: PoolChange): void {
    const quantity = shares(numericOf(object, 'shares_reserved'));
    const payload = { poolId, quantity, ...approvalsOf(object), resolution: null };
    this.#recording.actOrKeep('pool.adjusted', date, payload, [{ object, where }]);
  }

  /** Rights and pools that go with the shares of their class are told by one act after the split. */
  divided(split: ImportedAct<SplitKind> & { readonly actId: string }): void {
    const [recording, reading] = [this.#recording, this.#reading];
    const { effectiveOn: on } = split;
    const renewed = rightsRenewedOn(reading.index, on, (id) => this.#granted.get(id)?.one.securityId);
    const pools = [...this.#waiting].filter(({ date }) => date === on);
    if (renewed.length + pools.length === 0) return;
    const read = readAdjusted(split, { renewed, pools }, recording.bookOn(on));
    if (!read || !recording.act('rights.adjusted', on, read.payload, read.from)) return;
    for (const one of read.pools) this.#waiting.delete(one);
    const { instruments } = recording.bookOn(on).tables;
    for (const { securityId, ended, into } of read.renewed) {
      const one = instruments.get(securityId);
      if (one) this.#granted.set(into.id, { one });
      for (const id of ended.securityIds) this.#granted.delete(id);
      this.#told.add(ended).add(into.issuance);
    }
  }

  /** Applies the changes of pools that no split included. */
  done(): void {
    for (const change of this.#waiting) this.#adjust(change);
  }

  /** Imports a transaction of options, in order of date. */
  transaction(transaction: Transaction): void {
    const { act, securityIds } = transaction;
    if (this.#told.has(transaction)) return;
    if (act === 'ISSUANCE') this.#grant(transaction);
    else if (act === 'EXERCISE') this.#exercised(transaction);
    else for (const id of securityIds) this.#end(transaction, id);
  }

  #grant(transaction: Transaction): void {
    const { index, ids } = this.#reading;
    const security = index.securities.get(transaction.securityIds[0] ?? '');
    const source = index.sources.get(security?.id ?? '');
    // The rest of an option is told by the act that took the other part.
    if (security?.issuance !== transaction || source !== undefined) return;
    const { object } = transaction;
    const compensation = compensationOf(textOf(object, 'compensation_type'));
    const { book } = this.#reading;
    const planned = book.plans.get(security.planId ?? '');
    const [only, ...others] = planned ?? [];
    const classId = security.classId ?? (others.length === 0 ? only : undefined);
    const isPlanned = security.planId === undefined || planned?.has(classId ?? '') === true;
    if (!book.persons.has(security.holderId ?? '') || !book.classes.has(classId ?? '') || !isPlanned) {
      this.#recording.keep([transaction], 'subject_kept');
      return;
    }
    const label = textOf(object, 'custom_id') ?? '';
    if (compensation === undefined || this.#labels.has(label)) {
      this.#recording.keep([transaction], 'not_fitting');
      return;
    }
    // A price in another currency fits no act.
    const price = dollarsOf(object, compensation === 'option' ? 'exercise_price' : 'base_price');
    const payload = {
      securityId: ids.idOf('security', security.id),
      label,
      personId: ids.idOf('person', security.holderId ?? ''),
      poolId: security.planId === undefined ? null : ids.idOf('pool', security.planId),
      classId: ids.idOf('class', classId ?? ''),
      quantity: shares(security.quantity),
      price: compensation === 'share_unit' ? null : spelled(price),
      expiresOn: dateOf(object, 'expiration_date') ?? null,
      terms: { compensation, early: earlyOf(object), windows: windowsOf(object) },
      vesting: vestingOf(index, security) ?? null,
      exemption: readExemption(object),
      resolution: null,
    };
    const act = this.#recording.actOrKeep('option.granted', transaction.date, payload, [transaction]);
    if (act === undefined) return;
    this.#labels.add(label);
    if (losesVesting(index, security)) this.#recording.differs(transaction, 'vesting_left_out');
    const { terms, quantity, ...stored } = act.payload;
    const one: Instrument = {
      ...NEW,
      ...stored,
      kind: 'option',
      quantity: BigInt(quantity),
      issuedOn: transaction.date,
      terms: { of: 'option', ...terms },
    };
    const stop = readStop(this.#reading, security);
    if (stop) this.#recording.actOrKeep('vesting.stopped', stop.on, stop.payload, []);
    const stopped = stop && { vestingChanges: { stoppedOn: stop.on, accelerated: '0' } };
    this.#granted.set(security.id, { one: { ...one, ...stopped } });
  }

  /** Accelerates vesting of an option. @returns whether the security is an option of the book */
  accelerate(acceleration: Acceleration): boolean {
    const granted = this.#granted.get(acceleration.securityId);
    if (granted === undefined) return false;
    const { one } = granted;
    const unvested = leftOf(one) - vestedLeftOf(one, acceleration.date);
    const payload = readAcceleration(acceleration, { unvested, ids: this.#reading.ids });
    // The rest of an option goes on in the book under the id of the whole.
    const ofWhole = payload && { ...payload, securityId: one.securityId };
    if (this.#recording.accelerate(acceleration, ofWhole, unvested) && ofWhole)
      granted.one = { ...one, vestingChanges: addAcceleration(one.vestingChanges, ofWhole.quantity) };
    return true;
  }

  /** Whether an act tells the exercise with the shares that it brought; otherwise they are issued as new ones. */
  exercise(transaction: Transaction): boolean {
    const existing = this.#exercises.get(transaction);
    if (existing !== undefined) return existing;
    const isTold = this.#tellExercise(transaction);
    this.#exercises.set(transaction, isTold);
    return isTold;
  }

  #tellExercise(transaction: Transaction): boolean {
    const { index } = this.#reading;
    const { object, date, securityIds, resultIds } = transaction;
    const granted = this.#granted.get(securityIds[0] ?? '');
    const security = index.securities.get(resultIds[0] ?? '');
    if (granted === undefined || security === undefined || resultIds.length !== 1) return false;
    const { book } = this.#reading;
    // Missing fields are undefined, which the check of the payload refuses.
    const read = readIssue(this.#reading, security) as { issues: PaidIssue[] };
    const [issue] = read.issues;
    const isHis =
      issue?.personId === granted.one.personId &&
      issue.classId === granted.one.classId &&
      shares(numericOf(object, 'quantity')) === issue.quantity;
    if (!isHis || security.issuance.date !== date || !book.mayOpen([security.id], date)) return false;
    const settlement = settledBy(granted.one, issue);
    if (settlement === undefined || BigInt(issue.quantity) > leftOf(granted.one)) return false;
    const payload: OptionExercisedPayload = {
      securityId: granted.one.securityId,
      quantity: issue.quantity,
      settlement,
      triggerId: null,
      issues: [issue],
      resolution: null,
    };
    const from = [transaction, security.issuance];
    if (!this.#recording.act('option.exercised', date, payload, from)) return false;
    const exercised = granted.one.exercised + BigInt(issue.quantity);
    granted.one = { ...granted.one, exercised };
    book.open([security.id], securityIds[0]);
    return true;
  }

  /** Shares that no act connects with the option are gone from it nevertheless. */
  #exercised(transaction: Transaction): void {
    const granted = this.#granted.get(transaction.securityIds[0] ?? '');
    if (this.exercise(transaction) || granted === undefined) return;
    const quantity = numericOf(transaction.object, 'quantity');
    const exercised = (quantity && wholeShares(quantity)) ?? 0n;
    const left = leftOf(granted.one);
    const lost = exercised < left ? exercised : left;
    if (this.#lose(transaction, granted, { lost, from: [transaction], returnsTo: null }))
      this.#recording.differs(transaction, 'ended_as_cancelled');
  }

  /** All that ends is given up, but for the rest, whatever the package calls it. */
  #end(transaction: Transaction, id: string): void {
    const granted = this.#granted.get(id);
    if (granted === undefined) return;
    const { balanceId } = transaction;
    const balance = balanceId === undefined ? undefined : this.#reading.index.securities.get(balanceId);
    const left = leftOf(granted.one);
    const kept = (balance?.quantity && wholeShares(balance.quantity)) ?? 0n;
    const stays = balance !== undefined && kept > 0n && kept < left;
    const lost = stays ? left - kept : left;
    const back = granted.one.poolId === null ? undefined : returnOf(this.#reading, transaction);
    const from = [transaction, ...(stays ? [balance.issuance] : []), ...(back?.from ?? [])];
    const returnsTo = back ? granted.one.poolId : null;
    if (!this.#lose(transaction, granted, { lost, from, returnsTo })) return;
    const isTold = transaction.act === 'CANCELLATION' && outcomesOf(transaction).length === (stays ? 1 : 0);
    if (!isTold) this.#recording.differs(transaction, 'ended_as_cancelled');
    this.#granted.delete(id);
    if (stays) this.#granted.set(balance.id, granted);
  }

  /** Whether an act tells that so many shares are lost: those that had not vested first. */
  #lose(
    { date }: Transaction,
    granted: Granted,
    { lost, from, returnsTo }: { lost: bigint; from: readonly PlacedObject[]; returnsTo: string | null },
  ): boolean {
    const { one } = granted;
    if (lost <= 0n) return false;
    const unvestedLeft = leftOf(one) - vestedLeftOf(one, date);
    const unvested = lost < unvestedLeft ? lost : unvestedLeft;
    const vested = lost - unvested;
    const { securityId } = one;
    const payload = { securityId, vested: String(vested), unvested: String(unvested), returnsTo };
    // An option that expires leaves nothing.
    const hasRunOut = isPastExpiry(one, date) && lost === leftOf(one);
    const act = hasRunOut
      ? this.#recording.actOrKeep('option.expired', date, payload, from)
      : this.#recording.actOrKeep(
          'option.released',
          date,
          { ...payload, reason: 'other', resolution: null },
          from,
        );
    if (act === undefined) return false;
    const count = hasRunOut ? 'expired' : 'released';
    granted.one = { ...one, [count]: one[count] + lost, vestedLost: one.vestedLost + vested };
    return true;
  }
}

/** Options of American tax law are options. */
const compensationOf = (word: string | undefined) =>
  word === 'OPTION_NSO' || word === 'OPTION_ISO' ? 'option' : meaningOf(COMPENSATION_WORDS, word);

const approvalsOf = (object: OcfObject) => ({
  boardApprovedOn: dateOf(object, 'board_approval_date') ?? null,
  shareholdersApprovedOn: dateOf(object, 'stockholder_approval_date') ?? null,
});

const classesOf = (plan: OcfObject): readonly string[] => {
  const one = textOf(plan, 'stock_class_id');
  return [...new Set([...textsOf(plan, 'stock_class_ids'), ...(one ? [one] : [])])];
};

/** Null where nobody told. */
const earlyOf = ({ early_exercisable: input }: OcfObject): boolean | null =>
  typeof input === 'boolean' ? input : null;

/** Undefined where one is of a reason or a length that the register does not know: then the act does not fit. */
function windowsOf(object: OcfObject): unknown {
  return jsonsOf(object, 'termination_exercise_windows').map((one) => ({
    reason: meaningOf(TERMINATION_WORDS, textOf(one, 'reason')),
    length: one.period,
    unit: textOf(one, 'period_type')?.toLowerCase(),
  }));
}

const spelled = (amount: unknown): string | undefined => {
  const value = parseNumeric(amount);
  return value === undefined ? undefined : formatDecimal(value);
};

/** How the shares were paid for; undefined where no act may say so. */
function settledBy(
  { price, terms }: Instrument,
  issue: PaidIssue,
): OptionExercisedPayload['settlement'] | undefined {
  if (terms.of !== 'option') return undefined;
  if (terms.compensation === 'share_unit') return { by: 'service' };
  const isAtPrice =
    terms.compensation === 'option' &&
    price !== null &&
    issue.price != null &&
    decimal(issue.price) === decimal(price);
  // The act knows nothing of shares that were paid in another currency.
  if (!isAtPrice || issue.consideration?.amount === undefined) return undefined;
  const paid = decimal(issue.consideration.amount);
  if (paid === exercisePaid(issue, null)) return { by: 'price', rounding: null };
  return paid === exercisePaid(issue, 'up') ? { by: 'price', rounding: 'up' } : undefined;
}
