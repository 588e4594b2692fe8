import { addDays, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import fc from 'fast-check';
import type { Act, ChangeAct } from './acts/kinds.ts';
import { idOf, issue, type Story } from './testing.ts';
import { tellAccount, tellCorporation, tellGovernance } from './testing-changes.ts';
import { tellControl } from './testing-control.ts';
import { tellGrant, tellInstrument, tellInstrumentEnd } from './testing-options.ts';
import {
  CLASSES,
  SERIES,
  type StepChoices,
  tellConversion,
  tellDivision,
  tellForm,
  tellReissue,
  tellReturn,
  tellTransfer,
  tellVesting,
} from './testing-transactions.ts';
import { isDated } from './vesting.ts';
import { overNewShares } from './vesting-dated.ts';

/** Random histories, as transactions of one to three steps; for tests. A new kind of act is told here too. */

export const FIRST_DAY = plainDate('2025-03-10');
export const DAYS = 24;
export const day = (n: number): PlainDate => addDays(FIRST_DAY, n);
export const PEOPLE = ['Ann', 'Bo', 'Cy', 'Northgate Ltd.'];
/** Two people who hold certificates as one. */
const JOINT = 'Ann and Bo';

/** Possible steps; each as frequent as its entries in the list. */
const STEP_KINDS = [
  'person',
  'joint',
  'members',
  'moved',
  'appointed',
  'ceased',
  'class',
  'series',
  'amended',
  'authorized',
  'issued',
  'issued',
  'transferred',
  'transferred',
  'returned',
  'returned',
  'consented',
  'vesting',
  'vesting',
  'form',
  'account',
  'corporation',
  'governance',
  'converted',
  'reissued',
  'divided',
  'granted',
  'granted',
  'granted',
  'instrument',
  'instrumentEnd',
  'instrumentEnd',
  'instrumentEnd',
  'instrumentEnd',
  'instrumentEnd',
  'control',
  'control',
  'replace',
  'replace',
  'void',
] as const;
type StepKind = (typeof STEP_KINDS)[number];

const stepsOf = (kinds: readonly StepKind[]) =>
  fc.record({
    what: fc.constantFrom(...kinds),
    who: fc.nat(3),
    which: fc.nat(5),
    day: fc.nat(DAYS - 1),
    shares: fc.integer({ min: 1, max: 60 }),
  });
export type Step = ReturnType<typeof stepsOf> extends fc.Arbitrary<infer S> ? S : never;

export const transactionsOf = (kinds: readonly StepKind[]) =>
  fc.array(stepsOf(kinds), { minLength: 1, maxLength: 3 });

/** Longer ones, of which few hundreds tell every kind of act. */
export const longHistories = fc.array(transactionsOf(STEP_KINDS), {
  minLength: 8,
  maxLength: 25,
  size: 'max',
});

export const histories = fc.array(transactionsOf(STEP_KINDS), { maxLength: 25 });

/** Days that rise with the transactions, as most acts are recorded: nearly all go by the tail. */
export const forward = histories.map((transactions) =>
  transactions.map((transaction, i) => transaction.map((step) => ({ ...step, day: Math.min(i, DAYS - 1) }))),
);

export function tell(story: Story, { what, who, which, day: n, shares }: Step): void {
  const on = day(n);
  const name = PEOPLE[who] ?? 'Ann';
  const className = (shares % 6 === 5 ? SERIES : CLASSES)[which % 2] ?? 'Common';
  const seq = story.lastSeq + 1;
  const older = olderOf(story, which * 7 + shares);
  if (what === 'person') story.person(name, on, who === 3 ? 'body_corporate' : 'individual');
  else if (what === 'joint') story.person(JOINT, on, 'joint');
  else if (what === 'members') {
    const others = PEOPLE.filter((_, i) => i === who || i === which % 4);
    const members = (shares % 9 === 0 ? [...others, JOINT] : others).map(idOf);
    const personId = idOf(shares % 7 === 0 ? 'Dee' : JOINT);
    story.record('members.set', on, { personId, members: members.filter((one) => one !== personId) });
  } else if (what === 'moved') story.moved(name, on, `${shares} Elm Street`);
  else if (what === 'appointed')
    story.appointed(`seat ${which}`, name, which % 2 ? 'director' : 'presidents', on);
  else if (what === 'ceased') story.ceased(`seat ${which}`, on);
  else if (what === 'class')
    story.shareClass(CLASSES[which % 2] ?? 'Common', on, { authorized: which > 3 ? 'unlimited' : '100' });
  else if (what === 'series')
    story.shareClass(SERIES[which % 2] ?? '', on, { seriesOf: parentOf(who), authorized: '100' });
  else if (what === 'amended')
    story.record('class.amended', on, {
      classId: idOf(className),
      changes: which % 2 ? { votesPerShare: String(shares) } : { restrictions: `restricted ${shares}` },
      resolution: null,
      registryCertificate: null,
    });
  else if (what === 'authorized')
    story.record('authorized.changed', on, {
      classId: idOf(className),
      seriesOf: SERIES.includes(className) ? parentOf(who) : null,
      authorized: which > 4 ? 'unlimited' : String(shares * 3),
      resolution: null,
      registryCertificate: null,
    });
  else if (what === 'transferred') tellTransfer(story, { which, shares, name, on });
  else if (what === 'consented') story.record('consent.given', on, { appointmentId: idOf(`seat ${which}`) });
  else if (what === 'vesting') tellVesting(story, { which, shares, name, on });
  else if (what === 'form') tellForm(story, { which, shares, name, on });
  else if (what === 'account') tellAccount(story, { which, shares, name: className, on });
  else if (what === 'corporation') tellCorporation(story, { which, shares, name, on });
  else if (what === 'governance') tellGovernance(story, { which, shares, name, on });
  else if (what === 'returned') tellReturn(story, { which, shares, name, on });
  else if (what === 'converted') tellConversion(story, { which, shares, name, on });
  else if (what === 'reissued') tellReissue(story, { which, shares, name, on });
  else if (what === 'divided') tellDivision(story, { which, shares, name, on });
  else if (what === 'granted') tellGrant(story, { which, shares, name, on });
  else if (what === 'instrument') tellInstrument(story, { which, shares, name, on });
  else if (what === 'instrumentEnd') tellInstrumentEnd(story, { which, shares, name, on });
  else if (what === 'control') tellControl(story, { which, shares, name, on });
  else if (what === 'issued') {
    const second = shares % 3 === 0 ? [issue('Ann', 'Common', shares, seq + 1000)] : [];
    const serial = shares % 5 === 0 ? which + 1 : seq; // now and then a number that was given before
    const prefix = className.slice(0, 2).toUpperCase();
    const certificate =
      shares % 2
        ? { prefix, label: `${prefix}-${serial}`, serial }
        : { prefix, label: `${prefix}-0${serial}`, serial: null };
    const securityId = shares % 7 === 0 ? idOf(`security ${which}`) : idOf(`security of ${seq}`);
    const poolId = which % 3 === 0 ? idOf(`plan ${className}`) : null;
    const first = { ...issue(name, className, shares, seq, { certificate, securityId }), poolId };
    story.issued(on, first, ...second);
  } else if (older && what === 'void') story.void(older);
  else if (older) correct(story, older, { name, which, shares, on });
}

/** Any act, or one of the last, or every other time the very last: so that few hundred histories correct every kind. */
function olderOf(story: Story, chosen: number): Act | undefined {
  const among = [story.lastSeq, 1, Math.min(story.lastSeq, 12), 1][chosen % 4] ?? 1;
  return story.acts[story.lastSeq - 1 - (chosen % among)];
}

const parentOf = (which: number): string => idOf(CLASSES[which % 2] ?? 'Common');

/** Says an older act again: another day or the same, and of whatever an author may have got wrong the one or the other. */
function correct(story: Story, older: Act, { name, which, shares, on: other }: StepChoices): void {
  const stored = story.acts.find((act): act is ChangeAct => act.root === older.root && act.verb === 'record');
  if (!stored) return;
  const on = which % 2 ? other : stored.effectiveOn;
  const personId = idOf(name);
  if (stored.kind === 'issued') {
    const holder = which > 3 ? { personId } : {};
    const issues = stored.payload.issues.map((one) => ({ ...one, quantity: String(shares), ...holder }));
    story.replace(stored, on, { issues });
  } else if (stored.kind === 'option.granted') {
    const { vesting } = stored.payload;
    const over = vesting && isDated(vesting) ? overNewShares(vesting, BigInt(shares)) : vesting;
    story.replace(stored, on, { quantity: String(shares), vesting: over });
  } else if (stored.kind === 'pool.adjusted') story.replace(stored, on, { quantity: String(shares) });
  else if ('reason' in stored.payload && 'balance' in stored.payload && which > 2) {
    // All of the certificate was cancelled after all, or it is so no more.
    const { source, balance } = stored.payload;
    if (balance === null || balance.certificate === null) return;
    const { securityId, certificate, quantity } = balance;
    const { classId, personId: holder } = source;
    const spoiled = [{ securityId, certificate, quantity, classId, personId: holder }];
    story.replace(stored, on, { quantity: source.quantity, balance: null, spoiled });
  } else if (stored.kind === 'class.created')
    story.replace(stored, on, { authorized: which > 3 ? 'unlimited' : String(shares * 3) });
  else if (stored.kind === 'person.added')
    story.replace(stored, on, { kind: which > 4 ? 'trust' : 'individual' });
  else if (stored.kind === 'appointed' && which > 2)
    story.replace(stored, on, { personId, position: shares % 2 ? 'director' : 'presidents' });
  else if (stored.kind === 'transferred' && which > 2 && stored.payload.source.personId !== personId)
    story.replace(stored, on, { transfers: stored.payload.transfers.map((one) => ({ ...one, personId })) });
  else if (stored.kind === 'authorized.changed' && which > 2)
    story.replace(stored, on, { authorized: String(shares * 4) });
  else story.replace(stored, on, {});
}
