import { plainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, decimal, formatDecimal, timesQuantity } from '@tabellion/kernel/decimal.ts';
import type { InstrumentConvertedPayload, OptionExercisedPayload } from './acts/exercised.ts';
import type { OptionGrantedPayload } from './acts/granted.ts';
import type { InstrumentIssuedPayload } from './acts/instruments.ts';
import { adjustmentOf } from './adjusting.ts';
import { INSTRUMENT_KINDS } from './agreed.ts';
import type { Instrument, Pool } from './entities.ts';
import { fold } from './fold.ts';
import { leftOf, owedOf, vestedLeftOf } from './options.ts';
import type { Interest, Mechanism, Trigger } from './terms/conversions.ts';
import { idOf, issue, type Story } from './testing.ts';
import { CLASSES, type StepChoices, tellDivision, termsFrom } from './testing-transactions.ts';

/** Options, their pools, and other instruments told in short sentences; for tests. */

/** `label` names the option. */
export const grant = (
  holder: string,
  className: string,
  shares: number | bigint,
  label: string,
  more: Partial<OptionGrantedPayload> = {},
): OptionGrantedPayload => ({
  securityId: idOf(label),
  label,
  personId: idOf(holder),
  poolId: null,
  classId: idOf(className),
  quantity: String(shares),
  price: '0.5',
  expiresOn: null,
  terms: { compensation: 'option', early: false, windows: [] },
  vesting: null,
  exemption: null,
  resolution: null,
  ...more,
});

const borne = (holder: string, label: string) => ({
  securityId: idOf(label),
  label,
  personId: idOf(holder),
  expiresOn: null,
  exemption: null,
  resolution: null,
});

/** A warrant for 100 shares at $1 unless told. */
export const warrant = (
  holder: string,
  className: string,
  label: string,
  more: Partial<Extract<InstrumentIssuedPayload, { kind: 'warrant' }>> = {},
): InstrumentIssuedPayload => ({
  ...borne(holder, label),
  kind: 'warrant',
  classId: idOf(className),
  quantity: '100',
  price: '1',
  vesting: null,
  terms: { quantitySource: 'fixed', purchasePrice: null, triggers: [] },
  ...more,
});

/** $25,000 unless told, at no interest, by no trigger. */
export const convertible = (
  holder: string,
  label: string,
  more: Partial<Extract<InstrumentIssuedPayload, { kind: 'safe' | 'note' }>> = {},
): InstrumentIssuedPayload => ({
  ...borne(holder, label),
  kind: 'note',
  principal: '25000',
  currency: 'CAD',
  terms: { interest: null, triggers: [], proRata: null, seniority: null },
  ...more,
});

export const debt = (
  holder: string,
  label: string,
  more: Partial<Extract<InstrumentIssuedPayload, { kind: 'debt' }>> = {},
): InstrumentIssuedPayload => ({
  ...borne(holder, label),
  kind: 'debt',
  principal: '25000',
  currency: 'CAD',
  terms: { interest: null, seniority: null, security: null },
  ...more,
});

/** Eight per cent, simple, from a day on. */
export const eightPercent = (from: string): Interest => ({
  rates: [{ rate: '8', from: plainDate(from), until: null }],
  dayCount: 'actual_365',
  payout: 'deferred',
  accrual: 'daily',
  compounding: 'simple',
});

/** The holder may have the shares of a class, or of the next round, when he likes. */
export const atWill = (className: string | null, mechanism: Mechanism, triggerId = 'T1'): Trigger => ({
  type: 'elective_at_will',
  triggerId,
  right: { classId: className === null ? null : idOf(className), mechanism },
});

/** Exercised for its price. */
export const exercised = (
  securityId: string,
  issues: OptionExercisedPayload['issues'],
  more: Partial<OptionExercisedPayload> = {},
): OptionExercisedPayload => ({
  securityId,
  quantity: issues[0]?.quantity ?? '0',
  settlement: { by: 'price', rounding: null },
  triggerId: null,
  issues,
  resolution: null,
  ...more,
});

/** Converted whole or in part, for dollars and without interest. */
export const becoming = (
  securityId: string,
  principal: string,
  issues: InstrumentConvertedPayload['issues'],
  more: Partial<InstrumentConvertedPayload> = {},
): InstrumentConvertedPayload => ({
  securityId,
  principal,
  interest: '0',
  exchangeRate: null,
  triggerId: null,
  issues,
  resolution: null,
  ...more,
});

const resolution = null;

/** A pool is reserved or another number of it; an option is granted, mostly from it. */
export function tellGrant(story: Story, { which, shares, name, on }: StepChoices): void {
  const className = CLASSES[which % 2] ?? 'Common';
  const approved = { boardApprovedOn: null, shareholdersApprovedOn: null };
  const pool = { poolId: idOf(`plan ${className}`), quantity: String(shares * 2), ...approved, resolution };
  const classIds = (shares % 3 ? [className] : CLASSES).map(idOf);
  if (shares % 4 === 0)
    story.record('pool.reserved', on, { ...pool, name: 'Plan', classIds, onCancellation: null });
  else if (shares % 9 === 1) story.record('pool.adjusted', on, pool);
  else {
    // Now and then from the pool of the other class, or under an id that was given before.
    const from = shares % 11 === 0 ? CLASSES[(which + 1) % 2] : className;
    const vesting = termsFrom(on, BigInt(shares), shares);
    const label = shares % 13 === 0 ? 'OP' : `OP of ${story.lastSeq + 1}`;
    const poolId = which % 3 === 0 ? null : idOf(`plan ${from}`);
    const expiresOn = which > 4 ? plainDate('2025-03-25') : null;
    const more = { poolId, expiresOn, vesting: which % 2 ? vesting : null };
    story.record('option.granted', on, grant(name, className, shares, label, more));
  }
}

/** A warrant, a note, an agreement or a debt; now and then under a number that was given before. */
export function tellInstrument(story: Story, { which, shares, name, on }: StepChoices): void {
  const kind = INSTRUMENT_KINDS[shares % INSTRUMENT_KINDS.length] ?? 'debt';
  const className = CLASSES[which % 2] ?? 'Common';
  const label = `IN of ${story.lastSeq + 1}`;
  const number = shares % 17 === 0 ? { label: 'IN' } : {};
  const principal = String(shares);
  if (kind === 'warrant')
    story.record(
      'instrument.issued',
      on,
      warrant(name, className, label, { quantity: principal, ...number }),
    );
  else if (kind === 'debt')
    story.record('instrument.issued', on, debt(name, label, { principal, ...number }));
  else {
    const triggers = which > 2 ? [] : [atWill(className, { type: 'price', price: '1' })];
    const terms = { interest: eightPercent(on), triggers, proRata: null, seniority: 1 };
    story.record('instrument.issued', on, convertible(name, label, { kind, principal, terms, ...number }));
  }
}

/** Something becomes of an instrument: mostly of one that is open then. */
export function tellInstrumentEnd(story: Story, step: StepChoices): void {
  const { which, shares, on } = step;
  const { instruments, pools } = fold(story.acts, { asOf: on }).tables;
  const then = [...instruments.now()].map(({ value }) => value);
  const open = then.filter(({ status }) => status === 'open');
  const among = shares % 8 === 0 || open.length === 0 ? then : open;
  const one = among[(which * 5 + shares) % among.length];
  if (one === undefined) return;
  if (shares % 7 === 5) tellTransfer(story, one, step);
  else if (shares % 7 === 6 || shares % 5 === 4)
    tellAdjustment(story, { instruments: open, pools: [...pools.now()].map(({ value }) => value) }, step);
  else tellUse(story, one, step);
}

/** Exercised, lost, converted, repaid, or its vesting changes. */
function tellUse(story: Story, one: Instrument, step: StepChoices): void {
  const { which, shares, on, name } = step;
  const { securityId } = one;
  const quantity = String(shares % 3 === 0 ? leftOf(one) || 1n : BigInt((shares % 9) + 1));
  const outcome = (which + shares) % 6;
  const serial = (story.lastSeq + 1) * 100 + 1000;
  const holder = shares % 10 === 9 ? idOf(name) : one.personId;
  const className = CLASSES.find((each) => idOf(each) === one.classId) ?? 'Common';
  const price = one.price ?? '1';
  const amount = formatDecimal(timesQuantity(decimal(price), BigInt(quantity)));
  const more = { personId: holder, price, consideration: { kind: 'money' as const, amount } };
  const issues = [issue('', className, BigInt(quantity), serial, more)];
  if (outcome === 0 && shares % 2)
    story.record('vesting.stopped', on, { securityId, reason: 'voluntary', resolution });
  else if (outcome === 0) story.record('vesting.accelerated', on, { securityId, quantity: '2', resolution });
  else if ((one.principal === null) === (shares % 11 !== 0) && outcome < 3)
    story.record('option.exercised', on, exercised(securityId, issues));
  else if (one.principal === null) tellLoss(story, one, { ...step, shares: Number(quantity) });
  else if (outcome % 2 && BigInt(amount.split('.')[0] ?? 0) > 0n)
    story.record('instrument.converted', on, becoming(securityId, amount, issues));
  else {
    const principal = shares % 3 ? String((shares % 9) + 1) : formatDecimal(owedOf(one)) || '1';
    const left = principal === '0' ? '1' : principal;
    story.record('instrument.ended', on, { securityId, principal: left, reason: 'repaid', resolution });
  }
}

/** Expired or released: of each kind as many as there are, and now and then more. */
function tellLoss(story: Story, one: Instrument, { which, shares, on }: StepChoices): void {
  const vestedLeft = vestedLeftOf(one, on);
  const query = BigInt(shares);
  const vested = query < vestedLeft || which % 5 === 0 ? query : vestedLeft;
  const returnsTo = which % 2 ? one.poolId : null;
  const lost = {
    securityId: one.securityId,
    vested: String(vested),
    unvested: String(query - vested),
    returnsTo,
  };
  if (shares % 2) story.record('option.expired', on, lost);
  else story.record('option.released', on, { ...lost, reason: 'forfeited', resolution });
}

/** Moves it to another holder, whole or in two parts. */
function tellTransfer(story: Story, one: Instrument, { which, name, on }: StepChoices): void {
  const left = one.principal === null ? leftOf(one) : (owedOf(one) as bigint);
  if (left < 2n || idOf(name) === one.personId) return;
  const size = (count: bigint) =>
    one.principal === null
      ? { quantity: String(count), principal: null }
      : { quantity: null, principal: formatDecimal(count as Decimal) };
  const kept = which % 2 ? left / 2n : 0n;
  const label = `IN of ${story.lastSeq + 1}`;
  const rest = `${label} rest`;
  story.record('instrument.transferred', on, {
    source: { securityId: one.securityId, kind: one.kind, personId: one.personId, ...size(left) },
    into: [{ securityId: idOf(label), label, personId: idOf(name), ...size(left - kept) }],
    balance: kept === 0n ? null : { securityId: idOf(rest), label: rest, ...size(kept) },
    resolution,
  });
}

/** Adjusts rights with a split of two for one, or a consolidation of one for three. */
function tellAdjustment(
  story: Story,
  before: { readonly instruments: readonly Instrument[]; readonly pools: readonly Pool[] },
  step: StepChoices,
): void {
  // Now and then without the split, or after another.
  const { which, shares, on } = step;
  const none = {
    of: idOf('no split'),
    classId: idOf(CLASSES[which % 2] ?? 'Common'),
    ratio: { numerator: '2', denominator: '1' },
  };
  const division = shares % 13 === 0 ? none : tellDivision(story, step);
  const of = shares % 17 === 0 ? none.of : division.of;
  const payload = adjustmentOf({ ...division, of, resolution }, before);
  if (payload) story.record('rights.adjusted', on, payload);
}

/** Granted shares are all accounted for: still open, or exercised, expired, released, moved. */
export const isWhole = (one: Instrument): boolean =>
  [leftOf(one), one.exercised, one.expired, one.released, one.moved, one.vestedLost].every(
    (count) => count >= 0n,
  ) &&
  one.vestedLost <= one.expired + one.released + one.moved &&
  (one.quantity === 0n || one.status === 'void' || (one.status === 'open') === leftOf(one) > 0n) &&
  (one.principal === null || one.status === 'void' || (one.status === 'open') === owedOf(one) > 0n);
