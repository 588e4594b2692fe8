import { instant, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { KindName, Payloads } from './acts/kinds.ts';
import { propose } from './amend.ts';
import { assignValues, highestSerials } from './assignedValues.ts';
import { capTable, positionOf } from './captable.ts';
import type { Dating, DraftAct, DraftChange } from './draft.ts';
import { fold } from './fold.ts';
import { dateOf, finalize, previewActs, type RecordingStamp } from './proposal.ts';
import { articles, classTerms, factOf, founded, idOf, issue } from './testing.ts';
import { DEFAULT_VESTING } from './vesting.ts';

function draft<K extends KindName>(
  name: string,
  kind: K,
  payload: Payloads[K],
  dating: Dating,
): DraftChange<K> {
  const actId = idOf(name);
  const head = { actId, root: actId, supersedes: null, dating, basis: null, documents: [] };
  return { ...head, kind, verb: 'record', payload };
}

const onCertificate: Dating = { latestOf: ['certificate'] };
const onResolution: Dating = { latestOf: ['certificate', 'resolution'] };
const onPayment: Dating = { latestOf: ['certificate', 'resolution', 'payment'] };

/** The wizard's proposal: Ann incorporates, directs, presides and subscribes for 600 shares, Bo for 400. */
function founding(paidOn: PlainDate | null): readonly DraftAct[] {
  const person = (name: string) =>
    draft(
      name,
      'person.added',
      { personId: idOf(name), kind: 'individual', facts: [{ kind: 'name', ref: factOf(name) }] },
      onCertificate,
    );
  const seat = { personId: idOf('Ann'), title: null, consentOn: null, residency: null, resolution: null };
  const subscribed = (name: string, shares: number, serial: number) =>
    issue(name, 'Common', shares, serial, { certificate: null, paidOn });
  return [
    draft('incorporated', 'incorporated', { ...articles, number: null }, onCertificate),
    person('Ann'),
    person('Bo'),
    draft('common', 'class.created', classTerms('Common'), onCertificate),
    draft('a1', 'appointed', { ...seat, appointmentId: idOf('a1'), position: 'director' }, onCertificate),
    draft('a2', 'appointed', { ...seat, appointmentId: idOf('a2'), position: 'presidents' }, onResolution),
    draft(
      'i1',
      'issued',
      { issues: [subscribed('Ann', 600, 1), subscribed('Bo', 400, 2)], resolution: null },
      onPayment,
    ),
  ];
}

const stamp: RecordingStamp = {
  lastSeq: 0,
  recordedAt: instant('2025-03-15T14:00:00Z'),
  actorId: idOf('user'),
  batchId: idOf('batch'),
  rankOf: () => undefined,
};

const certificate = plainDate('2025-03-12');
const resolution = plainDate('2025-03-14');
const nothing = { dates: {}, prefixes: new Map<string, string>(), serials: new Map<string, number>() };
const registered = { ...nothing, corporationNumber: '1234567-8', dates: { certificate, resolution } };

test('incorporation gives the founding its dates and numbers', () => {
  const drafts = founding(plainDate('2025-03-13'));
  const assigned = assignValues(drafts, registered);
  const recorded = finalize(drafts, assigned, stamp);
  if (!recorded.ok) throw new Error(JSON.stringify(recorded.error));
  expect(recorded.value.map(({ seq, rank, kind, effectiveOn }) => [seq, rank, kind, effectiveOn])).toEqual([
    [1, 1, 'incorporated', '2025-03-12'],
    [2, 2, 'person.added', '2025-03-12'],
    [3, 3, 'person.added', '2025-03-12'],
    [4, 4, 'class.created', '2025-03-12'],
    [5, 5, 'appointed', '2025-03-12'],
    [6, 6, 'appointed', '2025-03-14'],
    [7, 7, 'issued', '2025-03-14'],
  ]);
  const { after, newAnomalies } = propose([], recorded.value);
  expect(newAnomalies).toEqual([]);
  expect(after.tables.corporation.get('corporation')).toMatchObject({
    number: '1234567-8',
    incorporatedOn: certificate,
  });
  expect([...after.tables.certificates.now()].map(({ value }) => value.label)).toEqual(['CO-1', 'CO-2']);
  expect([...assigned.serials]).toEqual([['CO', 2]]);
  expect(highestSerials(after)).toEqual(assigned.serials);
});

test.each([
  ['before the resolution', '2025-03-01', '2025-03-14'],
  ['after it', '2025-04-02', '2025-04-02'],
])(
  'a subscription paid %s is issued on the latest of certificate, resolution and payment',
  (_, paidOn, on) => {
    const drafts = founding(plainDate(paidOn));
    const assigned = assignValues(drafts, registered);
    expect(drafts.map((one) => dateOf(one, assigned)).at(-1)).toBe(on);
  },
);

test.each([
  ['the day of the issue', null, '2025-03-14'],
  ['the day that was agreed', plainDate('2025-01-31'), '2025-01-31'],
])('vesting starts on %s', (_, start, expected) => {
  const vesting = { ...DEFAULT_VESTING, start };
  const drafts = founding(plainDate('2025-03-13')).map((one) =>
    one.kind === 'issued' && one.payload !== null
      ? {
          ...one,
          payload: { ...one.payload, issues: one.payload.issues.map((each) => ({ ...each, vesting })) },
        }
      : one,
  );
  const recorded = finalize(drafts, assignValues(drafts, registered), stamp);
  if (!recorded.ok) throw new Error(JSON.stringify(recorded.error));
  const certificates = [...propose([], recorded.value).after.tables.certificates.now()];
  expect(
    certificates.map(({ value }) => value.vesting && 'start' in value.vesting && value.vesting.start),
  ).toEqual([expected, expected]);
});

test('nothing is recorded while a date, a number or a payment is missing', () => {
  const drafts = founding(null);
  const waits = (existing: typeof nothing) => {
    const recorded = finalize(drafts, assignValues(drafts, existing), stamp);
    return recorded.ok
      ? []
      : recorded.error.map(({ actId, waitsFor }) => [
          drafts.findIndex((one) => one.actId === actId),
          waitsFor,
        ]);
  };
  expect(waits(registered)).toEqual([[6, 'payment']]);
  expect(waits({ ...nothing, dates: { resolution } } as typeof nothing)).toEqual([
    [0, 'certificate'],
    [1, 'certificate'],
    [2, 'certificate'],
    [3, 'certificate'],
    [4, 'certificate'],
    [5, 'certificate'],
    [6, 'certificate'],
    [6, 'payment'],
    [0, 'number'],
  ]);
});

test('the preview reads the registers with a proposal on top', () => {
  const drafts = founding(null);
  const acts = previewActs(drafts, certificate, assignValues(drafts, nothing), stamp);
  const { after, newAnomalies } = propose([], acts);
  expect(newAnomalies).toEqual([]);
  expect(capTable(positionOf(after)).holders.map(({ total, percent }) => [total, percent])).toEqual([
    [600n, '60.00'],
    [400n, '40.00'],
  ]);
});

test('a drafted correction keeps its place; one of nothing waits for its root', () => {
  const story = founded('Ann');
  const act = story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
  const { actId: root, rank } = act;
  const head = {
    actId: idOf('fix'),
    root,
    supersedes: root,
    dating: { on: resolution },
    basis: 'wrong',
    documents: [],
  };
  const fix: DraftAct = { ...head, kind: 'issued', verb: 'void', payload: null };
  const rankOf = (id: string) => (id === root ? rank : undefined);
  const after = { ...stamp, lastSeq: story.lastSeq, rankOf };
  const recorded = finalize([fix], assignValues([fix], nothing), after);
  if (!recorded.ok) throw new Error('refused');
  expect(recorded.value[0]).toMatchObject({ seq: 5, rank: 4, verb: 'void' });
  expect(capTable(positionOf(fold([...story.acts, ...recorded.value]))).issued).toBe(0n);
  expect(finalize([fix], assignValues([fix], nothing), stamp)).toMatchObject({
    error: [{ waitsFor: 'root' }],
  });
});

test('numbers go on after the highest ever given, void ones included', () => {
  const story = founded('Ann');
  story.issued('2025-03-14', issue('Ann', 'Common', 1, 1));
  story.void(story.issued('2025-03-14', issue('Ann', 'Common', 1, 5)));
  const assigned = assignValues([], {
    ...nothing,
    prefixes: new Map([[idOf('Common'), 'CO']]),
    serials: highestSerials(fold(story.acts)),
  });
  expect(assigned.nextCertificate(idOf('Common'))).toEqual({ prefix: 'CO', label: 'CO-6', serial: 6 });
  expect(assigned.nextCertificate(idOf('Seed'))).toBeUndefined();
});
