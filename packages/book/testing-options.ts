import { plainDate } from '@tabellion/kernel/date.ts';
import type { OptionGrantedPayload } from './acts/granted.ts';
import { INSTRUMENT_KINDS, type InstrumentIssuedPayload } from './acts/instruments.ts';
import type { Instrument } from './entities.ts';
import { fold } from './fold.ts';
import { leftOf } from './options.ts';
import { idOf, issue, type Story } from './testing.ts';
import { CLASSES, type Deed } from './testing-deeds.ts';
import { DEFAULT_VESTING } from './vesting.ts';

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
  vesting: null,
  exemption: null,
  resolution: null,
  ...more,
});

export const instrument = (
  kind: InstrumentIssuedPayload['kind'],
  holder: string,
  label: string,
  more: Partial<InstrumentIssuedPayload> = {},
): InstrumentIssuedPayload => ({
  securityId: idOf(label),
  label,
  kind,
  personId: idOf(holder),
  classId: null,
  quantity: null,
  price: null,
  principal: null,
  rate: null,
  expiresOn: null,
  terms: null,
  exemption: null,
  resolution: null,
  ...more,
});

const resolution = null;

/** A pool is reserved or another number of it; an option is granted, mostly from it. */
export function tellGrant(story: Story, { which, shares, name, on }: Deed): void {
  const className = CLASSES[which % 2] ?? 'Common';
  const pool = { poolId: idOf(`plan ${className}`), quantity: String(shares * 2), resolution };
  if (shares % 4 === 0)
    story.record('pool.reserved', on, { ...pool, name: 'Plan', classId: idOf(className) });
  else if (shares % 9 === 1) story.record('pool.adjusted', on, pool);
  else {
    // Now and then from the pool of the other class, or under an id that was given before.
    const from = shares % 11 === 0 ? CLASSES[(which + 1) % 2] : className;
    const vesting = { ...DEFAULT_VESTING, period: 4, cliff: 0, start: on };
    const label = shares % 13 === 0 ? 'OP' : `OP of ${story.lastSeq + 1}`;
    const poolId = which % 3 === 0 ? null : idOf(`plan ${from}`);
    const expiresOn = which > 4 ? plainDate('2025-03-25') : null;
    const more = { poolId, expiresOn, vesting: which % 2 ? vesting : null };
    story.record('option.granted', on, grant(name, className, shares, label, more));
  }
}

/** A warrant, a note, an agreement or a debt. */
export function tellInstrument(story: Story, { which, shares, name, on }: Deed): void {
  const kind = INSTRUMENT_KINDS[shares % INSTRUMENT_KINDS.length] ?? 'debt';
  const classId = idOf(CLASSES[which % 2] ?? 'Common');
  const label = `IN of ${story.lastSeq + 1}`;
  const said =
    kind === 'warrant'
      ? { classId, quantity: String(shares), price: '2' }
      : { principal: String(shares), classId: kind === 'debt' || which > 2 ? null : classId };
  story.record('instrument.issued', on, instrument(kind, name, label, said));
}

/** Something becomes of an instrument: mostly of one that is open then. */
export function tellFate(story: Story, { which, shares, on, name }: Deed): void {
  const then = [...fold(story.acts, { asOf: on }).tables.instruments.now()].map(({ value }) => value);
  const open = then.filter(({ status }) => status === 'open');
  const among = shares % 8 === 0 || open.length === 0 ? then : open;
  const one = among[(which * 5 + shares) % among.length];
  if (one === undefined) return;
  const { securityId } = one;
  const quantity = String(shares % 3 === 0 ? leftOf(one) || 1n : BigInt((shares % 9) + 1));
  const returnsTo = which % 2 ? one.poolId : null;
  const fate = (which + shares) % 6;
  const isOption = one.kind === 'option' || one.kind === 'warrant';
  const serial = (story.lastSeq + 1) * 100 + 1000;
  const holder = shares % 10 === 9 ? idOf(name) : one.personId;
  const className = CLASSES.find((each) => idOf(each) === one.classId) ?? 'Common';
  const issues = [issue('', className, BigInt(quantity), serial, { personId: holder })];
  if (fate === 0 && shares % 2)
    story.record('vesting.stopped', on, { securityId, reason: 'resigned', resolution });
  else if (fate === 0) story.record('vesting.accelerated', on, { securityId, quantity: '2', resolution });
  else if (isOption === (shares % 7 !== 0) && fate < 3)
    story.record('option.exercised', on, { securityId, issues, resolution });
  else if (isOption && fate === 3) story.record('option.expired', on, { securityId, quantity, returnsTo });
  else if (isOption && one.kind === 'option')
    story.record('option.released', on, { securityId, quantity, returnsTo, reason: 'forfeited', resolution });
  else if (fate % 2) story.record('instrument.converted', on, { securityId, issues, resolution });
  else story.record('instrument.ended', on, { securityId, reason: 'repaid', resolution });
}

/** What was granted is somewhere: still open, or exercised, expired, released. */
export const isWhole = (one: Instrument): boolean =>
  [leftOf(one), one.exercised, one.expired, one.released].every((count) => count >= 0n) &&
  (one.quantity === 0n || (one.status === 'open') === leftOf(one) > 0n);
