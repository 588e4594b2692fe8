import { plainDate } from '@tabellion/kernel/date.ts';
import { formatFraction } from '@tabellion/kernel/fraction.ts';
import { expect, test, vi } from 'vitest';
import { capTable, positionOf } from '../../captable.ts';
import { fold } from '../../fold.ts';
import { leftOf, vestedLeftOf } from '../../options.ts';
import { effectiveActsInSteps } from '../../order.ts';
import { finish } from '../../stepwise.ts';
import {
  acquisition,
  factOf,
  founded,
  idOf,
  issue,
  part,
  proRata,
  Story,
  sourceOf,
  transfer,
} from '../../testing.ts';
import {
  atWill,
  becoming,
  convertible,
  debt,
  eightPercent,
  exercised,
  grant,
  warrant,
} from '../../testing-options.ts';
import { vestedOf } from '../../vested.ts';
import { DEFAULT_VESTING, type VestingTerms } from '../../vesting.ts';
import { packageCapTable } from '../captable/capTable.ts';
import { checkPackage } from '../check.ts';
import { indexPackage } from '../packageIndex.ts';
import { readPackage } from '../readPackage.ts';
import { loadSchemas } from '../schemas.ts';
import { noDigest } from '../testing.ts';
import { writePackage } from '../writePackage.ts';
import { exportRegister } from './exportRegister.ts';
import { IdTable } from './ids.ts';
import { importPackage } from './importPackage.ts';
import type { ImportedAct } from './recording.ts';

// The schemas are compiled when they are first needed: seconds, on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const people = ['Ann', 'Bo'];

/** Two founders, preferred shares for Bo, and everything that may happen to shares. */
function history(): Story {
  const story = founded(...people);
  const convertible = { into: idOf('Common'), numerator: '3', denominator: '2' };
  story.shareClass('Preferred', '2025-03-12', { kind: 'preferred', convertible, authorized: '1000' });
  const vesting = { ...DEFAULT_VESTING, start: plainDate('2025-03-31') };
  story.issued('2025-03-12', issue('Ann', 'Common', 600, 1, { vesting }), issue('Bo', 'Common', 400, 2));
  story.issued(
    '2025-04-01',
    issue('Bo', 'Preferred', 300, 1, { price: '2', consideration: { kind: 'money', amount: '600' } }),
  );
  story.transferred('2025-05-01', sourceOf(story, 'CO-2'), [{ holder: 'Ann', shares: 150, serial: 3 }], {
    shares: 250,
    serial: 4,
  });
  const deduction = proRata('1000', '1000');
  story.record('repurchased', '2025-06-01', {
    ...acquisition(sourceOf(story, 'CO-4'), 1, { balance: { shares: 249, serial: 5 }, deduction }),
    ...{ price: '9.99', paid: null, solvencyOn: null, ground: 'purchase' },
  });
  story.record('converted', '2025-07-01', {
    source: sourceOf(story, 'PR-1'),
    quantity: '101',
    ratio: { numerator: '3', denominator: '2' },
    fractions: { per: 'certificate', rounding: 'down', cash: null },
    into: { classId: idOf('Common'), securities: [part({ shares: 151, serial: 6 })] },
    balance: part({ shares: 199, serial: 2, prefix: 'PR' }),
    deduction: proRata('600', '300'),
    additional: null,
    resolution: null,
    spoiled: [],
  });
  story.record('authorized.changed', '2025-08-01', {
    ...{
      classId: idOf('Preferred'),
      seriesOf: null,
      authorized: '2000',
      resolution: null,
      registryCertificate: null,
    },
  });
  const reissued = [
    { name: 'CO-1', shares: 1200, serial: 7 },
    { name: 'CO-3', shares: 300, serial: 8 },
    { name: 'CO-5', shares: 498, serial: 9 },
    { name: 'CO-6', shares: 302, serial: 10 },
  ].map(({ name, shares, serial }) => ({
    source: sourceOf(story, name),
    into: { ...part({ shares, serial }), vesting: name === 'CO-1' ? wholly(vesting) : null },
  }));
  story.record('class.split', '2025-09-01', {
    classId: idOf('Common'),
    ratio: { numerator: '2', denominator: '1' },
    fractions: { per: 'certificate', rounding: 'down', cash: null },
    reissued,
    resolution: null,
    registryCertificate: null,
    spoiled: [],
  });
  return story;
}

function exported(story: Story, asOf = '2025-12-31') {
  const reading = { asOf: plainDate(asOf) };
  return exportRegister({
    issuerId: 'maple',
    asOf: reading.asOf,
    acts: finish(effectiveActsInSteps(story.acts)),
    book: fold(story.acts, reading),
    persons: people.map((name) => ({ personId: idOf(name), kind: 'individual', name })),
    currency: 'CAD',
    kept: [],
  });
}

const packaged = (story: Story, asOf?: string) =>
  writePackage(exported(story, asOf).export, {
    generatedAt: '2026-01-01T00:00:00Z',
    md5: noDigest,
    manifestPath: 'Manifest.ocf.json',
    taken: new Set(),
  });

/** The register that a package makes, by the ids that the package has. */
function imported(files: ReadonlyMap<string, Uint8Array>): Story {
  const { package: read } = readPackage(files, noDigest);
  if (!read) throw new Error('no manifest');
  // A package of ours has ids of ours: they stay.
  const ids = new (class extends IdTable {
    override idOf = (_subject: string, name: string) => name;
  })(() => '');
  const { persons, acts, kept } = importPackage(indexPackage(read), ids);
  expect(kept.filter(({ object }) => !/VESTING/.test(object.object_type))).toEqual([]);
  const story = new Story();
  story.incorporated();
  for (const { personId, kind, name } of persons) {
    story.record('person.added', '2025-03-12', {
      personId,
      kind,
      facts: [{ kind: 'name', ref: factOf(name) }],
    });
  }
  for (const act of acts) tell(story, act);
  return story;
}

const tell = (story: Story, { kind, effectiveOn, payload }: ImportedAct) =>
  story.record(kind, effectiveOn, payload);

function read(story: Story, asOf: string) {
  const book = fold(story.acts, { asOf: plainDate(asOf) });
  const { classes, holders } = capTable(positionOf(book));
  return {
    anomalies: book.anomalies,
    classes: classes.map((one) => [one.classId, one.issued, formatFraction(one.statedCapital)]),
    holders: holders.map(({ personId, total, votes }) => [personId, total, votes]),
    certificates: Array.from(book.tables.certificates.now(), ({ value }) => [
      ...[value.securityId, value.label, value.quantity, value.status, value.issuedOn, value.vesting],
    ]),
  };
}

test('the register leaves as a valid package, and comes back as it was on every day', async () => {
  const story = history();
  const files = packaged(story);
  const report = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [], schema: '1.2.0' });
  expect(exported(story).inexact).toEqual([]);
  const again = imported(files);
  for (const day of ['03-12', '04-01', '05-01', '06-01', '07-01', '08-01', '08-31', '09-01']) {
    expect(read(again, `2025-${day}`)).toEqual(read(story, `2025-${day}`));
  }
});

test('a class leaves as it stands on the day asked for, with the day on which it came; its amendments are told', async () => {
  const story = founded(...people);
  const resolution = { number: '2025-2', date: plainDate('2025-04-10') };
  const amendment = { resolution, registryCertificate: null };
  story.shareClass('Preferred', '2025-04-15', { kind: 'preferred', amendment });
  story.issued('2025-03-12', issue('Ann', 'Common', 600, 1));
  const amended = story.record('class.amended', '2025-06-01', {
    ...{ classId: idOf('Common'), changes: { votesPerShare: '10' }, resolution, registryCertificate: null },
  });
  expect(exported(story, '2025-05-31').inexact).toEqual([]);
  expect(exported(story).inexact).toEqual([{ root: amended.root, kind: 'class.amended', on: '2025-06-01' }]);
  const files = packaged(story);
  const report = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [] });
  expect(textOf(files, 'StockClasses')).toContain('"stockholder_approval_date":"2025-04-10"');
  const again = imported(files);
  expect(read(again, '2025-12-31')).toEqual(read(story, '2025-12-31'));
  const created = Array.from(fold(again.acts).tables.classTerms.now(), ({ value }) => value.createdOn);
  expect(created).toEqual(['2025-03-12', '2025-04-15']);
});

test('a plan of several classes leaves and comes back: its day, approvals, shares, and what returns to its pool', async () => {
  const story = founded(...people);
  story.shareClass('Seed', '2025-03-12');
  const poolId = idOf('Plan');
  story.record('pool.reserved', '2025-03-20', {
    ...{ poolId, name: 'Plan', classIds: [idOf('Common'), idOf('Seed')], quantity: '1000' },
    ...{ onCancellation: 'retired', boardApprovedOn: plainDate('2025-03-18'), shareholdersApprovedOn: null },
    resolution: null,
  });
  const exemption = { rule: 'employee', category: 'employee' } as const;
  story.record('option.granted', '2025-04-01', grant('Ann', 'Seed', 300, 'OP-1', { poolId, exemption }));
  story.issued('2025-04-01', { ...issue('Bo', 'Common', 400, 1), poolId, exemption });
  const back = acquisition(sourceOf(story, 'CO-1'), 100, {
    balance: { shares: 300, serial: 2 },
    deduction: proRata('400', '400'),
  });
  story.record('cancelled', '2025-05-01', { ...back, returnsTo: poolId, reason: 'other' });
  const lost = { securityId: idOf('OP-1'), vested: '50', unvested: '0', reason: 'other' as const };
  story.record('option.released', '2025-05-02', { ...lost, returnsTo: poolId, resolution: null });
  story.record('option.released', '2025-05-03', { ...lost, returnsTo: null, resolution: null });
  const files = packaged(story);
  const report = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [] });
  expect(exported(story).inexact).toEqual([]);
  const again = imported(files);
  const rightsOn = (one: Story, asOf: string) => {
    const { anomalies, tables } = fold(one.acts, { asOf: plainDate(asOf) });
    const { certificates, instruments, pools } = tables;
    return [
      anomalies,
      Array.from(pools.now(), ({ value }) => value),
      Array.from(instruments.now(), ({ value }) => [value.label, leftOf(value), value.exemption]),
      Array.from(certificates.now(), ({ value }) => [value.label, value.poolId, value.exemption]),
    ];
  };
  for (const day of ['03-19', '03-20', '04-01', '05-01', '05-02', '05-03'])
    expect(rightsOn(again, `2025-${day}`)).toEqual(rightsOn(story, `2025-${day}`));
});

test('what came later than the day asked for stays out', () => {
  const story = history();
  const again = imported(packaged(story, '2025-05-01'));
  expect(read(again, '2025-12-31')).toEqual(read(story, '2025-05-01'));
});

test('acts that the format cannot say as they are, are told', () => {
  const story = history();
  const amended = story.record('class.amended', '2025-10-01', {
    ...{
      classId: idOf('Common'),
      changes: { votesPerShare: '2' },
      resolution: null,
      registryCertificate: null,
    },
  });
  const unlimited = story.record('authorized.changed', '2025-10-02', {
    ...{
      classId: idOf('Preferred'),
      seriesOf: null,
      authorized: 'unlimited',
      resolution: null,
      registryCertificate: null,
    },
  });
  const gift = story.record('surrendered', '2025-10-03', acquisition(sourceOf(story, 'CO-8'), 300));
  expect(exported(story).inexact).toMatchObject([
    { root: amended.root, kind: 'class.amended' },
    { root: unlimited.root, kind: 'authorized.changed' },
    { root: gift.root, kind: 'surrendered' },
  ]);
});

test('a rest that a transfer cancels leaves under the number of its certificate, and comes back in the transfer', async () => {
  const story = founded(...people);
  story.issued('2025-03-12', issue('Ann', 'Common', 600, 1), issue('Bo', 'Common', 400, 2));
  const deduction = proRata('1000', '1000');
  const payload = transfer(sourceOf(story, 'CO-2'), [{ holder: 'Ann', shares: 150, serial: 3 }]);
  const particulars = { by: 'surrendered' as const };
  const cancelled = {
    ...{ outcome: 'cancelled' as const, quantity: '250', deduction, particulars, returnsTo: null },
    resolution: null,
  };
  const { root } = story.record('transferred', '2025-05-01', { ...payload, balance: cancelled });
  expect(exported(story).inexact).toMatchObject([{ root, kind: 'transferred' }]);
  const files = packaged(story);
  const report = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [] });
  const [before, after] = [story, imported(files)].map((one) => read(one, '2025-12-31'));
  expect(after?.holders).toEqual(before?.holders);
  expect(after?.classes).toEqual(before?.classes);
  expect(after?.certificates).toEqual(before?.certificates);
  expect(after?.anomalies).toEqual([]);
  const again = imported(files).acts.find(({ kind }) => kind === 'transferred');
  expect(again?.payload).toMatchObject({ source: payload.source, balance: cancelled });
  expect(textOf(files, 'Transactions')).not.toMatch(/"custom_id":"[^"]*-rest"/);
});

test('a rest that goes back to the pool of its plan leaves so, and comes back', async () => {
  const story = founded(...people);
  const plan = { poolId: idOf('Plan'), name: 'Plan', classIds: [idOf('Common')], quantity: '1000' };
  const approved = { boardApprovedOn: null, shareholdersApprovedOn: null, resolution: null };
  story.record('pool.reserved', '2025-03-12', { ...plan, ...approved, onCancellation: null });
  story.issued('2025-03-12', { ...issue('Bo', 'Common', 400, 1), poolId: plan.poolId });
  const payload = transfer(sourceOf(story, 'CO-1'), [{ holder: 'Ann', shares: 150, serial: 2 }]);
  const deduction = proRata('400', '400');
  const rest = { quantity: '250', deduction, returnsTo: plan.poolId, resolution: null };
  const balance = { ...rest, outcome: 'cancelled' as const, particulars: { by: 'surrendered' as const } };
  story.record('transferred', '2025-05-01', { ...payload, balance });
  const files = packaged(story);
  const report = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [] });
  const used = (one: Story) => [...fold(one.acts).tables.pools.now()].map(({ value }) => value.used);
  expect([story, imported(files)].map(used)).toEqual([[150n], [150n]]);
  expect(read(imported(files), '2025-12-31')).toEqual(read(story, '2025-12-31'));
});

test('whether an option may be exercised early leaves as it was told, or untold, and comes back so', () => {
  const story = founded(...people);
  const all = [true, false, null];
  for (const [at, early] of all.entries()) {
    const terms = { compensation: 'option' as const, early, windows: [] };
    story.record('option.granted', '2025-04-01', grant('Ann', 'Common', 10, `OP-${at}`, { terms }));
  }
  expect(exported(story).inexact).toEqual([]);
  const now = [...fold(imported(packaged(story)).acts).tables.instruments.now()];
  expect(now.map(({ value: { terms } }) => (terms.of === 'option' ? terms.early : 'none'))).toEqual(all);
});

test('a certificate that is reissued leaves so; several that become one are told', async () => {
  const story = founded(...people);
  story.issued('2025-03-12', issue('Ann', 'Common', 600, 1), issue('Ann', 'Common', 400, 2));
  const reissue = (sources: readonly string[], serial: number, shares: number, reason: 'lost' | 'merged') =>
    story.record('reissued', '2025-05-01', {
      sources: sources.map((name) => sourceOf(story, name)),
      into: [part({ shares, serial })],
      ...{ reason, resolution: null, spoiled: [] },
    });
  reissue(['CO-1'], 3, 600, 'lost');
  expect(exported(story).inexact).toEqual([]);
  const { root } = reissue(['CO-2', 'CO-3'], 4, 1000, 'merged');
  expect(exported(story).inexact).toMatchObject([{ root, kind: 'reissued' }]);
  const files = packaged(story);
  const report = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [] });
  expect(textOf(files, 'Transactions')).toContain('"Lost"');
});

test('what was given and why shares are cancelled leave in the words of the format', async () => {
  const story = founded(...people);
  story.issued('2025-03-12', issue('Ann', 'Common', 600, 1), issue('Bo', 'Common', 400, 2));
  const payload = transfer(sourceOf(story, 'CO-2'), [{ holder: 'Ann', shares: 400, serial: 3 }]);
  const consideration = { kind: 'money' as const, amount: '99.5' };
  story.record('transferred', '2025-05-01', { ...payload, consideration });
  const deduction = proRata('1000', '1000');
  const gone = acquisition(sourceOf(story, 'CO-1'), 600, { deduction });
  story.record('cancelled', '2025-05-02', { ...gone, reason: 'order' });
  const { transactions_files: transactions } = exported(story).export.objects;
  expect(transactions).toContainEqual(expect.objectContaining({ consideration_text: 'Money: 99.5 CAD' }));
  expect(transactions).toContainEqual(expect.objectContaining({ reason_text: 'Order of a court' }));
  const report = checkPackage(packaged(story), { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [] });
});

const textOf = (files: ReadonlyMap<string, Uint8Array>, name: string) =>
  new TextDecoder().decode(files.get(`${name}.ocf.json`));

/** Ann has 480 shares that vest from 2025-03-12 on, and gives them to Bo a year later; 130 have vested then.
 *  @param elsewhere  as many vested and unvested ones as the terms count besides */
function vestingHistory(elsewhere: number): Story {
  const story = founded(...people);
  const terms = { ...DEFAULT_VESTING, start: plainDate('2025-03-12') };
  story.issued('2025-03-12', issue('Ann', 'Common', 480, 1, { vesting: terms }));
  const payload = transfer(sourceOf(story, 'CO-1'), [{ holder: 'Bo', shares: 480, serial: 2 }]);
  const carried = { settled: String((elsewhere * 13) / 48), lapsed: String((elsewhere * 35) / 48) };
  const transfers = payload.transfers.map((one) => ({
    ...one,
    vesting: { ...wholly(terms), ...carried },
  }));
  story.record('transferred', '2026-05-01', { ...payload, transfers });
  return story;
}

const vestedIn = (story: Story, asOf: string) =>
  Array.from(
    fold(story.acts, { asOf: plainDate(asOf) }).tables.certificates.now(),
    ({ value }) => `${value.label} ${vestedOf(value, plainDate(asOf))}`,
  );

test('vesting that goes on over all shares of another certificate leaves, and comes back', async () => {
  const story = vestingHistory(0);
  expect(exported(story, '2026-12-31').inexact).toEqual([]);
  const files = packaged(story, '2026-12-31');
  const report = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [] });
  expect(vestedIn(imported(files), '2026-12-31')).toEqual(vestedIn(story, '2026-12-31'));
});

test('vesting that lies in part in another certificate leaves as dates of its own; that it is no schedule is told', () => {
  const story = vestingHistory(480);
  const root = story.acts.at(-1)?.root;
  expect(exported(story, '2028-12-31').inexact).toMatchObject([{ root, kind: 'transferred' }]);
  const again = imported(packaged(story, '2028-12-31'));
  for (const day of ['2026-04-30', '2026-05-01', '2027-02-12', '2028-12-31'])
    expect(vestedIn(again, day)).toEqual(vestedIn(story, day));
});

const yearly: VestingTerms = {
  ...{ ...DEFAULT_VESTING, start: plainDate('2022-03-12'), period: 10, cliff: 0, frequency: 'yearly' },
};
const table: VestingTerms = {
  dates: [3, 3, 4].map((shares, at) => ({ on: plainDate(`${2025 + at}-03-12`), quantity: String(shares) })),
};

test.each([
  ['a table', table, []],
  ['a schedule', yearly, ['transferred']],
])(
  'what is kept of %s of which vested shares were transferred leaves with dates of its own, and comes back',
  async (_name, terms, lost) => {
    const story = founded(...people);
    story.issued('2025-03-12', issue('Ann', 'Common', 10, 1, { vesting: terms }));
    const payload = transfer(sourceOf(story, 'CO-1'), [{ holder: 'Bo', shares: 2, serial: 2 }]);
    // Three have vested, one of them stays with the seven that have not.
    const vesting = { ...wholly(terms), settled: '2' };
    const balance = { outcome: 'reissued' as const, ...part({ shares: 8, serial: 3 }), vesting };
    story.record('transferred', '2025-07-01', { ...payload, balance });
    expect(fold(story.acts).anomalies).toEqual([]);
    expect(exported(story).inexact.map(({ kind }) => kind)).toEqual(lost);
    const files = packaged(story);
    const report = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
    expect(report).toMatchObject({ valid: true, findings: [] });
    const again = imported(files);
    expect(fold(again.acts).anomalies).toEqual([]);
    for (const day of ['2025-06-30', '2025-07-01', '2026-03-12', '2029-12-31', '2032-03-12'])
      expect(vestedIn(again, day)).toEqual(vestedIn(story, day));
  },
);

test('terms that are set on the day of the issue leave with it; later ones as dates, and are told', () => {
  const story = founded(...people);
  story.issued('2025-03-12', issue('Ann', 'Common', 480, 1), issue('Bo', 'Common', 480, 2));
  const terms = { ...DEFAULT_VESTING, start: plainDate('2025-03-12') };
  const set = (certificate: string, on: string) =>
    story.record('vesting.set', on, {
      ...{ securityId: sourceOf(story, certificate).securityId, terms, resolution: null },
    });
  set('CO-1', '2025-03-12');
  const later = set('CO-2', '2025-04-12');
  expect(exported(story, '2026-12-31').inexact).toMatchObject([{ root: later.root, kind: 'vesting.set' }]);
  const again = imported(packaged(story, '2026-12-31'));
  expect(vestedIn(again, '2026-12-31')).toEqual(['CO-1 210', 'CO-2 210']);
});

/** Every day on which something may vest or happen, and the last one of a file that tells the future. */
const MONTHS = Array.from(
  { length: 60 },
  (_, n) => `${2025 + Math.floor((n + 3) / 12)}-${String(((n + 3) % 12) + 1).padStart(2, '0')}-12`,
);

/** What has vested on days after the history has left and come back in a valid package. */
async function comesBackVested(story: Story, asOf: string, days: readonly string[]): Promise<void> {
  const files = packaged(story, asOf);
  const report = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [] });
  const again = imported(files);
  expect(fold(again.acts).anomalies).toEqual([]);
  for (const day of days) expect([day, ...vestedIn(again, day)]).toEqual([day, ...vestedIn(story, day)]);
}

test('shares that vest ahead of their dates, and those that never will, leave as dates and come back', async () => {
  const story = vestingHistory(0);
  const { securityId } = sourceOf(story, 'CO-2');
  story.record('vesting.accelerated', '2026-06-01', { securityId, quantity: '7', resolution: null });
  expect(exported(story, '2026-12-31').inexact.map(({ kind }) => kind)).toEqual(['vesting.accelerated']);
  await comesBackVested(story, '2026-06-30', ['2026-05-31', '2026-06-01', ...MONTHS]);
  story.record('vesting.stopped', '2026-07-01', {
    ...{ securityId, reason: 'voluntary', resolution: null },
  });
  story.record('vesting.accelerated', '2026-08-01', { securityId, quantity: '10', resolution: null });
  await comesBackVested(story, '2026-12-31', ['2026-05-31', '2026-06-01', '2026-08-01', ...MONTHS]);
  const files = packaged(story, '2026-12-31');
  const transactions = textOf(files, 'Transactions');
  expect(transactions).toContain('{"date":"9999-12-31","amount":"313"}');
  expect(transactions).not.toContain('TX_VESTING_ACCELERATION');
  expect(vestedIn(imported(files), '2099-01-01')).toEqual(['CO-1 480', 'CO-2 167']);
});

test('options that stop to vest leave so, before and after their cliff, in part exercised and released', async () => {
  const story = founded(...people);
  const vesting = { ...DEFAULT_VESTING, start: plainDate('2025-04-01') };
  for (const label of ['OP-1', 'OP-2'])
    story.record('option.granted', '2025-04-01', grant('Bo', 'Common', 480, label, { vesting }));
  const stop = (label: string, on: string) =>
    story.record('vesting.stopped', on, { securityId: idOf(label), reason: 'voluntary', resolution: null });
  stop('OP-2', '2025-10-01');
  const cost = { price: '0.5', consideration: { kind: 'money' as const, amount: '50' } };
  story.record(
    'option.exercised',
    '2026-05-01',
    exercised(idOf('OP-1'), [issue('Bo', 'Common', 100, 1, cost)]),
  );
  stop('OP-1', '2026-06-15');
  story.record('option.released', '2026-07-01', {
    ...{ securityId: idOf('OP-1'), vested: '0', unvested: '300', returnsTo: null },
    ...{ reason: 'forfeited', resolution: null },
  });
  const left = (from: Story, on: string) =>
    Array.from(fold(from.acts, { asOf: plainDate(on) }).tables.instruments.now(), ({ value }) => [
      ...[on, value.label, leftOf(value), vestedLeftOf(value, plainDate(on))],
    ]);
  expect(left(story, '2026-11-22').map((row) => row.slice(1))).toEqual([
    ['OP-1', 80n, 40n],
    ['OP-2', 480n, 0n],
  ]);
  await comesBackVested(story, '2026-11-22', []);
  const again = imported(packaged(story, '2026-11-22'));
  for (const day of ['2025-10-01', '2026-04-01', '2026-06-15', '2026-07-01', ...MONTHS])
    expect(left(again, day)).toEqual(left(story, day));
});

test('dates of vesting leave as the vestings of their issuance, of shares and of options, and come back', async () => {
  const story = founded(...people);
  const dated = (...shares: readonly number[]) => ({
    dates: shares.map((count, at) => ({ on: plainDate(`${2025 + at}-06-01`), quantity: String(count) })),
  });
  story.issued('2025-03-12', issue('Ann', 'Common', 480, 1, { vesting: dated(80, 400) }));
  story.record('transferred', '2026-03-12', {
    ...transfer(sourceOf(story, 'CO-1'), [{ holder: 'Bo', shares: 480, serial: 2 }]),
    transfers: [
      { ...part({ shares: 480, serial: 2 }), personId: idOf('Bo'), vesting: wholly(dated(80, 400)) },
    ],
  });
  story.record('option.granted', '2025-04-01', grant('Bo', 'Common', 10, 'OP-1', { vesting: dated(4, 6) }));
  expect(exported(story, '2026-12-31').inexact).toEqual([]);
  const files = packaged(story, '2026-12-31');
  const report = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [] });
  expect(textOf(files, 'Transactions')).toContain('"vestings":[{"date":"2025-06-01","amount":"4"}');
  const again = imported(files);
  expect(vestedIn(again, '2026-05-31')).toEqual(vestedIn(story, '2026-05-31'));
  const { instruments } = fold(again.acts).tables;
  expect(Array.from(instruments.now(), ({ value }) => value.vesting)).toEqual([dated(4, 6)]);
});

/** Terms that go on over all shares of a certificate. */
const wholly = (terms: VestingTerms) => ({
  ...{ terms, settled: '0', lapsed: '0', stoppedOn: null, accelerated: '0' },
});

const CASH = { perShare: '2', rounding: 'half_up' as const };

/** Two conversions of odd numbers at 3 for 2, each with its rule. */
function conversions(
  first: 'down' | 'up' | 'half_up',
  second: 'down' | 'up' | 'half_up',
  cash = false,
): Story {
  const story = founded(...people);
  const convertible = { into: idOf('Common'), numerator: '3', denominator: '2' };
  story.shareClass('Preferred', '2025-03-12', { kind: 'preferred', convertible });
  story.issued('2025-03-12', issue('Ann', 'Preferred', 101, 1), issue('Bo', 'Preferred', 101, 2));
  for (const [index, rounding] of [first, second].entries()) {
    story.record('converted', '2025-07-01', {
      source: sourceOf(story, `PR-${index + 1}`),
      quantity: '101',
      ratio: { numerator: '3', denominator: '2' },
      fractions: {
        per: 'certificate',
        rounding,
        cash: cash ? { ...CASH, paid: [{ personId: idOf(index ? 'Bo' : 'Ann'), cents: '100' }] } : null,
      },
      into: {
        classId: idOf('Common'),
        securities: [part({ shares: rounding === 'down' ? 151 : 152, serial: index + 1 })],
      },
      balance: null,
      deduction: index === 0 ? proRata('202', '202') : proRata('101', '101'),
      additional: null,
      resolution: null,
      spoiled: [],
    });
  }
  return story;
}

test.each([
  ['up', 'CEILING'],
  ['half_up', 'NORMAL'],
  ['down', 'FLOOR'],
] as const)('a class whose shares were converted rounding %s says so: %s', async (rounding, word) => {
  const story = conversions(rounding, rounding);
  expect(exported(story).inexact).toEqual([]);
  const files = packaged(story);
  const report = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [] });
  expect(textOf(files, 'StockClasses')).toContain(word);
  expect(read(imported(files), '2025-12-31')).toEqual(read(story, '2025-12-31'));
});

test('a conversion by another rule than that of the class is told, and cash for a fraction', () => {
  const mixed = conversions('up', 'half_up');
  expect(exported(mixed).inexact).toMatchObject([{ root: mixed.acts.at(-1)?.root, kind: 'converted' }]);
  expect(exported(conversions('down', 'down', true)).inexact).toHaveLength(2);
});

test('a split whose rule of rounding the certificates do not tell, is told', () => {
  const consolidated = (shares: number, cash = false) => {
    const story = founded(...people);
    story.issued('2025-03-12', issue('Ann', 'Common', shares, 1));
    const { root } = story.record('class.consolidated', '2025-09-01', {
      classId: idOf('Common'),
      ratio: { numerator: '1', denominator: '7' },
      fractions: { per: 'certificate', rounding: 'down', cash: cash ? { ...CASH, paid: [] } : null },
      reissued: [
        { source: sourceOf(story, 'CO-1'), into: part({ shares: Math.floor(shares / 7), serial: 2 }) },
      ],
      resolution: null,
      registryCertificate: null,
      spoiled: [],
    });
    return exported(story).inexact.map((one) => [one.root === root, one.kind]);
  };
  expect(consolidated(700)).toEqual([]);
  expect(consolidated(706)).toEqual([]);
  expect(consolidated(701)).toEqual([[true, 'class.consolidated']]);
  expect(consolidated(706, true)).toEqual([[true, 'class.consolidated']]);
});

/** A plan whose options are exercised, given up in part, and expire; and what the format has no object of ours for. */
function options(): Story {
  const story = founded(...people);
  const resolution = null;
  const poolId = idOf('Plan');
  const option = { securityId: idOf('OP-1') };
  const approved = { boardApprovedOn: plainDate('2025-03-20'), shareholdersApprovedOn: null };
  const plan = { poolId, quantity: '1000', ...approved, resolution };
  const of = { name: 'Option plan', classIds: [idOf('Common')], onCancellation: 'returned' as const };
  story.record('pool.reserved', '2025-03-20', { ...plan, ...of });
  story.record('pool.adjusted', '2025-03-25', { ...plan, quantity: '1500' });
  story.record('option.granted', '2025-04-01', grant('Ann', 'Common', 400, 'OP-1', { poolId }));
  const vesting = { ...DEFAULT_VESTING, start: plainDate('2025-04-01') };
  story.record('option.granted', '2025-04-01', grant('Bo', 'Common', 480, 'OP-2', { poolId, vesting }));
  const cost = { price: '0.5', consideration: { kind: 'money' as const, amount: '75' } };
  story.record(
    'option.exercised',
    '2025-06-15',
    exercised(option.securityId, [issue('Ann', 'Common', 150, 1, cost)]),
  );
  const lost = { ...option, returnsTo: poolId };
  story.record('option.released', '2025-06-20', {
    ...lost,
    vested: '200',
    unvested: '0',
    reason: 'forfeited',
    resolution,
  });
  story.record('option.expired', '2025-09-20', { ...lost, vested: '50', unvested: '0' });
  return story;
}

test('a plan and its options leave with what became of them, valid by all rules', async () => {
  const story = options();
  expect(exported(story).inexact).toEqual([]);
  const files = packaged(story);
  const report = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [] });
  expect(textOf(files, 'StockPlans')).toContain('Option plan');
  for (const type of ['ISSUANCE', 'EXERCISE', 'CANCELLATION'])
    expect(textOf(files, 'Transactions')).toContain(`TX_EQUITY_COMPENSATION_${type}`);
  const { package: read } = readPackage(files, noDigest);
  if (!read) throw new Error('no manifest');
  for (const asOf of ['2025-04-01', '2025-06-15', '2025-06-20', '2025-09-20']) {
    const position = positionOf(fold(story.acts, { asOf: plainDate(asOf) }));
    const [plain, withPool] = [capTable(position), capTable(position, { withPool: true })];
    expect(packageCapTable(indexPackage(read), plainDate(asOf))).toMatchObject({
      issuedAndOutstanding: String(plain.issued),
      fullyDiluted: String(plain.diluted),
      fullyDilutedWithPool: String(withPool.diluted),
    });
  }
});

/** A note that converts in part, an agreement that goes to another holder, a warrant that is used up, share units. */
function instruments(): Story {
  const story = founded(...people);
  const resolution = null;
  const round = {
    type: 'valuation',
    cap: '5000000',
    discount: '20',
    timing: null,
    mostFavoured: false,
  } as const;
  const triggers = [{ ...atWill(null, round), type: 'automatic_on_event', event: 'financing' } as const];
  const terms = { interest: eightPercent('2025-04-01'), triggers, proRata: null, seniority: 2 };
  story.record('instrument.issued', '2025-04-01', convertible('Ann', 'CN-1', { principal: '100', terms }));
  const free = { ...terms, interest: null };
  story.record('instrument.issued', '2025-04-01', convertible('Ann', 'S-1', { kind: 'safe', terms: free }));
  const paid = { quantitySource: 'fixed' as const, purchasePrice: '10', triggers: [] };
  story.record('instrument.issued', '2025-04-01', warrant('Bo', 'Common', 'W-1', { terms: paid }));
  const units = { compensation: 'share_unit' as const, early: false, windows: [] };
  story.record(
    'option.granted',
    '2025-04-01',
    grant('Bo', 'Common', 50, 'U-1', { terms: units, price: null }),
  );
  const cost = (kind: 'money' | 'property' | 'past_service', amount: string) => ({
    price: '1',
    consideration: { kind, amount },
  });
  const shares = [issue('Ann', 'Common', 60, 1, cost('property', '60'))];
  story.record(
    'instrument.converted',
    '2025-05-01',
    becoming(idOf('CN-1'), '60', shares, { triggerId: 'T1' }),
  );
  story.record('instrument.ended', '2025-05-02', {
    ...{ securityId: idOf('CN-1'), principal: '40', reason: 'repaid', resolution },
  });
  story.record('instrument.transferred', '2025-05-03', {
    source: {
      securityId: idOf('S-1'),
      kind: 'safe',
      personId: idOf('Ann'),
      quantity: null,
      principal: '25000',
    },
    into: [
      { securityId: idOf('S-2'), label: 'S-2', personId: idOf('Bo'), quantity: null, principal: '9000' },
    ],
    balance: { securityId: idOf('S-3'), label: 'S-3', quantity: null, principal: '16000' },
    resolution,
  });
  const all = [issue('Bo', 'Common', 100, 2, cost('money', '100'))];
  story.record('option.exercised', '2025-05-04', exercised(idOf('W-1'), all));
  const earned = [issue('Bo', 'Common', 20, 3, cost('past_service', '20'))];
  story.record(
    'option.exercised',
    '2025-05-05',
    exercised(idOf('U-1'), earned, { settlement: { by: 'service' } }),
  );
  return story;
}

test('notes, agreements, warrants and share units leave with what became of them, valid by all rules', async () => {
  const story = instruments();
  expect(exported(story).inexact).toEqual([]);
  const files = packaged(story);
  const report = checkPackage(files, { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [] });
  for (const type of ['CONVERTIBLE_CONVERSION', 'CONVERTIBLE_TRANSFER', 'WARRANT_EXERCISE'])
    expect(textOf(files, 'Transactions')).toContain(`TX_${type}`);
});

test('what nobody told of a note or an agreement, though the format asks for it, is told', () => {
  const untold = (kind: 'note' | 'safe', mostFavoured: boolean | null, dayCount: 'actual_365' | null) => {
    const story = founded(...people);
    const round = { type: 'valuation', cap: '5000000', discount: null, timing: null, mostFavoured } as const;
    const interest = kind === 'note' ? { ...eightPercent('2025-04-01'), dayCount } : null;
    const terms = { interest, triggers: [atWill(null, round)], proRata: null, seniority: 1 };
    story.record('instrument.issued', '2025-04-01', convertible('Ann', 'X-1', { kind, terms }));
    return exported(story).inexact.length;
  };
  expect([untold('note', false, 'actual_365'), untold('note', null, 'actual_365')]).toEqual([0, 0]);
  expect(untold('note', false, null)).toBe(1);
  expect([untold('safe', true, null), untold('safe', null, null)]).toEqual([0, 1]);
});

test('what the format has no word for is told: debt, an untold trigger, an adjustment', () => {
  const story = founded(...people);
  const inexact = () => exported(story).inexact.map(({ kind }) => kind);
  story.record('instrument.issued', '2025-04-01', debt('Ann', 'D-1'));
  story.record('instrument.issued', '2025-04-01', convertible('Ann', 'CN-1', { principal: '100' }));
  expect(inexact()).toEqual(['instrument.issued', 'instrument.issued']);
  story.record('option.granted', '2025-04-01', grant('Ann', 'Common', 300, 'OP-1'));
  const ratio = { numerator: '1', denominator: '3' };
  const { root: of } = story.record('class.consolidated', '2025-05-01', {
    ...{ classId: idOf('Common'), ratio, fractions: { per: 'certificate', rounding: 'down', cash: null } },
    ...{ reissued: [], resolution: null, registryCertificate: null, spoiled: [] },
  });
  story.record('rights.adjusted', '2025-05-01', {
    of,
    classId: idOf('Common'),
    ratio,
    rounding: { quantity: 'down', price: 'up', vesting: 'CUMULATIVE_ROUND_DOWN' },
    instruments: [
      {
        ...{ securityId: idOf('OP-1'), triggers: [] },
        ...{ quantity: { from: '300', to: '100' }, price: { from: '0.5', to: '1.5' } },
      },
    ],
    pools: [],
    resolution: null,
  });
  expect(inexact()).toEqual(['instrument.issued', 'instrument.issued', 'rights.adjusted']);
});

test('an act that the registers leave out does not leave, and is told', async () => {
  const story = founded(...people);
  story.issued('2025-03-12', issue('Ann', 'Common', 600, 1), issue('Bo', 'Common', 400, 2));
  const source = sourceOf(story, 'CO-2');
  story.transferred('2025-05-01', source, [{ holder: 'Ann', shares: 400, serial: 3 }]);
  const { root } = story.transferred('2025-06-01', source, [{ holder: 'Ann', shares: 400, serial: 4 }]);
  expect(exported(story).inexact).toMatchObject([{ root, kind: 'transferred' }]);
  const report = checkPackage(packaged(story), { schemas: await loadSchemas(), md5: noDigest });
  expect(report).toMatchObject({ valid: true, findings: [] });
});
