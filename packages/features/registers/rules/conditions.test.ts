import type { Issue } from '@tabellion/book/acts/issued.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { conditionsOf, datesMet, forgottenBy, inOrder, lastDayOf, metByUser, unmetOf } from './conditions.ts';

const today = plainDate('2026-04-20');
const later = plainDate('2026-05-01');

const issue: Issue = {
  securityId: 's',
  certificate: null,
  personId: 'p',
  classId: 'c',
  quantity: '1',
  price: '1',
  consideration: { kind: 'money', amount: '1' },
  paidOn: null,
  exemption: null,
  vesting: null,
  form: null,
  takenOver: null,
  poolId: null,
  legends: [],
};
const head = { actId: 'a', root: 'a', supersedes: null, basis: null, documents: [], verb: 'record' } as const;

const subscribed = (one: Partial<Issue> = {}): DraftAct => ({
  ...head,
  kind: 'issued',
  dating: { latestOf: ['certificate', 'resolution', 'payment'] },
  payload: { issues: [{ ...issue, ...one }], resolution: null },
});
const yearEndChanged = (on: typeof today): DraftAct => ({
  ...head,
  kind: 'yearend.changed',
  dating: { on },
  payload: { yearEnd: '06-30', resolution: null },
});

test('a subscription waits for what it does not tell (CBCA s. 25(3)), the founding for its certificate', () => {
  expect(conditionsOf('subscription', [subscribed()], today)).toEqual(['signatures', 'payment']);
  expect(conditionsOf('subscription', [subscribed({ paidOn: today })], today)).toEqual(['signatures']);
  expect(conditionsOf('founding', [subscribed()], today)).toEqual(['certificate']);
});

test('an entry that is dated ahead waits for its day, and leaves its issues to be subscriptions', () => {
  expect(conditionsOf('change', [yearEndChanged(today)], today)).toEqual([]);
  expect(conditionsOf('change', [yearEndChanged(later), subscribed()], today)).toEqual(['date']);
});

test('conditions stand once and in one order, and those that are met are awaited no more', () => {
  expect(inOrder(['payment', 'signatures', 'payment'])).toEqual(['signatures', 'payment']);
  const met = [metByUser(null, 'signatures', today)];
  expect(unmetOf({ awaits: ['signatures', 'payment'], met })).toEqual(['payment']);
});

test('signatures give the day of the resolution, and the latest of all days is borne', () => {
  const met = [
    metByUser('u', 'certificate', today),
    metByUser('u', 'signatures', later),
    metByUser('u', 'date', later),
  ];
  const dates = datesMet({ kind: 'subscription', met });
  expect(dates).toEqual({ certificate: today, resolution: later });
  expect(lastDayOf([subscribed({ paidOn: today })], dates)).toBe(later);
  expect(lastDayOf([subscribed()], dates)).toBeNull();
});

test('the price of an entry pays for no shares that it issues', () => {
  const met = (['certificate', 'signatures', 'payment'] as const).map((one) => metByUser('u', one, later));
  expect(lastDayOf([subscribed()], datesMet({ kind: 'signing', met }))).toBeNull();
  expect(lastDayOf([subscribed()], datesMet({ kind: 'subscription', met }))).toBe(later);
});

test('an edit forgets signatures where it says something else, and keeps what is paid', () => {
  const source = { kind: 'envelope', id: 'e' } as const;
  const proposal = {
    kind: 'subscription',
    drafts: [subscribed()],
    met: [
      { condition: 'signatures', on: today, source },
      { condition: 'payment', on: today, source: { kind: 'payment', id: 'x' } },
    ],
  } as const;
  expect(forgottenBy(proposal, [subscribed({ quantity: '2' })])).toEqual(['signatures']);
  expect(forgottenBy(proposal, [subscribed({ paidOn: today })])).toEqual([]);
});

test('what a user entered and took out again is awaited again', () => {
  const entered = { kind: 'subscription', drafts: [subscribed({ paidOn: today })] } as const;
  const met = [metByUser('u', 'payment', today)];
  expect(forgottenBy({ ...entered, met }, [subscribed()])).toEqual(['payment']);
  expect(forgottenBy({ ...entered, met }, entered.drafts)).toEqual([]);
});
