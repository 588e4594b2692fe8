import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { fold } from '../../fold.ts';
import {
  acquisition,
  founded,
  idOf,
  issue,
  part,
  proRata,
  type Story,
  sourceOf,
  transfer,
} from '../../testing.ts';
import { DEFAULT_VESTING } from '../../vesting.ts';
import { checkPackage } from '../check.ts';
import { loadSchemas } from '../schemas.ts';
import { noDigest } from '../testing.ts';
import {
  exported,
  faultsOf,
  imported,
  packaged,
  people,
  preferred,
  read,
  textOf,
  wholly,
} from './testing-export.ts';

/** Two founders, preferred shares for Bo, and everything that may happen to shares. */
function history(): Story {
  const story = founded(...people);
  const convertible = { into: idOf('Common'), numerator: '3', denominator: '2' };
  story.shareClass('Preferred', '2025-03-12', { ...preferred, convertible, authorized: '1000' });
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
    price: '9.99',
    paid: null,
    solvencyOn: null,
    ground: 'purchase',
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
    classId: idOf('Preferred'),
    seriesOf: null,
    authorized: '2000',
    resolution: null,
    registryCertificate: null,
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
  story.shareClass('Preferred', '2025-04-15', { ...preferred, amendment });
  story.issued('2025-03-12', issue('Ann', 'Common', 600, 1));
  const amended = story.record('class.amended', '2025-06-01', {
    classId: idOf('Common'),
    changes: { votesPerShare: '10' },
    resolution,
    registryCertificate: null,
  });
  expect(exported(story, '2025-05-31').inexact).toEqual([]);
  expect(exported(story).inexact).toEqual([{ root: amended.root, kind: 'class.amended', on: '2025-06-01' }]);
  const files = packaged(story);
  expect(await faultsOf(files)).toEqual([]);
  expect(textOf(files, 'StockClasses')).toContain('"stockholder_approval_date":"2025-04-10"');
  const again = imported(files);
  expect(read(again, '2025-12-31')).toEqual(read(story, '2025-12-31'));
  const created = Array.from(fold(again.acts).tables.classTerms.now(), ({ value }) => value.createdOn);
  expect(created).toEqual(['2025-03-12', '2025-04-15']);
});

test('rights, restrictions and series of a class have no place in the format, and a class that has them is told', () => {
  const inexactOf = (more: Parameters<Story['shareClass']>[2]) => {
    const story = founded(...people);
    const { root } = story.shareClass('Preferred', '2025-03-12', { ...preferred, ...more });
    const { inexact } = exported(story);
    expect(inexact.every((one) => one.root === root && one.kind === 'class.created')).toBe(true);
    return inexact.length;
  };
  const { dividend } = preferred;
  for (const actual of [{}, { price: '2.50' }, { votesPerShare: '10' }, { authorized: '5' }])
    expect(inexactOf(actual)).toBe(0);
  for (const lost of [
    { dividend: { type: 'fixed', rate: '6', cumulative: true } },
    { liquidation: { type: 'preference', amount: '2.50', rank: 1 } },
    { redeemable: true },
    { retractable: true },
    { seriesAllowed: true },
    { restrictions: 'None sold' },
    { kind: 'common', dividend },
    { nameFr: 'actions privilégiées' },
    {
      amendment: {
        resolution: { number: '2025-2', date: plainDate('2025-03-12') },
        registryCertificate: null,
        isBelowOthers: true,
      },
    },
  ] as const)
    expect([lost, inexactOf(lost)]).toEqual([lost, 1]);
});

test('what came later than the day asked for stays out', () => {
  const story = history();
  const again = imported(packaged(story, '2025-05-01'));
  expect(read(again, '2025-12-31')).toEqual(read(story, '2025-05-01'));
});

test('acts that the format cannot say as they are, are told', () => {
  const story = history();
  const amended = story.record('class.amended', '2025-10-01', {
    classId: idOf('Common'),
    changes: { votesPerShare: '2' },
    resolution: null,
    registryCertificate: null,
  });
  const unlimited = story.record('authorized.changed', '2025-10-02', {
    classId: idOf('Preferred'),
    seriesOf: null,
    authorized: 'unlimited',
    resolution: null,
    registryCertificate: null,
  });
  expect(exported(story).inexact).toMatchObject([
    { root: amended.root, kind: 'class.amended' },
    { root: unlimited.root, kind: 'authorized.changed' },
  ]);
});

test('a rest that a transfer cancels leaves under the number of its certificate, and comes back in the transfer', async () => {
  const story = founded(...people);
  story.issued('2025-03-12', issue('Ann', 'Common', 600, 1), issue('Bo', 'Common', 400, 2));
  const deduction = { rule: 'NONE' as const };
  const payload = transfer(sourceOf(story, 'CO-2'), [{ holder: 'Ann', shares: 150, serial: 3 }]);
  const particulars = { by: 'surrendered' as const };
  const cancelled = {
    outcome: 'cancelled' as const,
    quantity: '250',
    deduction,
    particulars,
    returnsTo: null,
    resolution: null,
  };
  const { root } = story.record('transferred', '2025-05-01', { ...payload, balance: cancelled });
  expect(exported(story).inexact).toMatchObject([{ root, kind: 'transferred' }]);
  const files = packaged(story);
  expect(await faultsOf(files)).toEqual([]);
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
  const deduction = { rule: 'NONE' as const };
  const rest = { quantity: '250', deduction, returnsTo: plan.poolId, resolution: null };
  const balance = { ...rest, outcome: 'cancelled' as const, particulars: { by: 'surrendered' as const } };
  story.record('transferred', '2025-05-01', { ...payload, balance });
  const files = packaged(story);
  expect(await faultsOf(files)).toEqual([]);
  const used = (one: Story) => [...fold(one.acts).tables.pools.now()].map(({ value }) => value.used);
  expect([story, imported(files)].map(used)).toEqual([[150n], [150n]]);
  expect(read(imported(files), '2025-12-31')).toEqual(read(story, '2025-12-31'));
});

test('a certificate that is reissued leaves so; several that become one are told', async () => {
  const story = founded(...people);
  story.issued('2025-03-12', issue('Ann', 'Common', 600, 1), issue('Ann', 'Common', 400, 2));
  const reissue = (sources: readonly string[], serial: number, shares: number, reason: 'lost' | 'merged') =>
    story.record('reissued', '2025-05-01', {
      sources: sources.map((name) => sourceOf(story, name)),
      into: [part({ shares, serial })],
      reason,
      resolution: null,
      spoiled: [],
    });
  reissue(['CO-1'], 3, 600, 'lost');
  expect(exported(story).inexact).toEqual([]);
  const { root } = reissue(['CO-2', 'CO-3'], 4, 1000, 'merged');
  expect(exported(story).inexact).toMatchObject([{ root, kind: 'reissued' }]);
  const files = packaged(story);
  expect(await faultsOf(files)).toEqual([]);
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
  expect(await faultsOf(packaged(story))).toEqual([]);
});

test('an act that the registers leave out does not leave, and is told', async () => {
  const story = founded(...people);
  story.issued('2025-03-12', issue('Ann', 'Common', 600, 1), issue('Bo', 'Common', 400, 2));
  const source = sourceOf(story, 'CO-2');
  story.transferred('2025-05-01', source, [{ holder: 'Ann', shares: 400, serial: 3 }]);
  const { root } = story.transferred('2025-06-01', source, [{ holder: 'Ann', shares: 400, serial: 4 }]);
  expect(exported(story).inexact).toMatchObject([{ root, kind: 'transferred' }]);
  expect(await faultsOf(packaged(story))).toEqual([]);
});

test('stated capital comes back to the last fraction, whatever moved it', async () => {
  const story = founded(...people);
  story.record('capital.opened', '2025-03-12', {
    classId: idOf('Common'),
    amount: '1000.0000000001',
    source: 'minute_book',
    statedOn: null,
  });
  const held = [issue('Ann', 'Common', 700, 1), issue('Bo', 'Common', 300, 2)];
  const issues = held.map((one) => ({ ...one, takenOver: { issuedOn: null } }));
  story.record('issued', '2025-03-12', { issues, resolution: null });
  const cents = { ...proRata('1000.0000000001', '1000'), places: 2 };
  const part1 = { balance: { shares: 299, serial: 3 }, deduction: cents };
  story.record('repurchased', '2025-05-01', {
    ...acquisition(sourceOf(story, 'CO-2'), 1, part1),
    price: '1',
    paid: null,
    solvencyOn: null,
    ground: 'purchase' as const,
  });
  story.record('surrendered', '2025-05-02', acquisition(sourceOf(story, 'CO-3'), 299));
  story.record('capital.adjusted', '2025-05-03', {
    classId: idOf('Common'),
    change: '-0.3333333333',
    ground: 'reduction',
    resolution: null,
  });
  const files = packaged(story);
  expect(await faultsOf(files)).toEqual([]);
  for (const day of ['2025-03-12', '2025-05-01', '2025-05-02', '2025-05-03']) {
    const [before, after] = [story, imported(files)].map((one) => read(one, day));
    expect([after?.classes, after?.anomalies]).toEqual([before?.classes, []]);
  }
  expect(exported(story).inexact.map(({ kind }) => kind)).toEqual(['issued']);
});

test('an opening position without days and prices leaves as such, and comes back', async () => {
  const story = founded(...people);
  const held = [
    { ...issue('Ann', 'Common', 700, 1), price: null, takenOver: { issuedOn: null } },
    { ...issue('Bo', 'Common', 300, 2), takenOver: { issuedOn: plainDate('2016-02-01') } },
  ];
  const issues = held.map((one) => ({ ...one, consideration: null }));
  story.record('issued', '2025-03-12', { issues, resolution: null });
  const files = packaged(story);
  expect(await faultsOf(files)).toEqual([]);
  const of = 'taken over from an earlier register';
  const { transactions_files: transactions } = exported(story).export.objects;
  expect(transactions).toMatchObject([
    { comments: [`Issued on or before this date: ${of}`, 'Share price: not stated'] },
    { comments: [`Issued on 2016-02-01: ${of}`, 'Stated capital: 0 CAD'] },
  ]);
  const again = imported(files).acts.flatMap((act) =>
    act.kind === 'issued' && act.payload ? act.payload.issues : [],
  );
  const told = (all: typeof again) =>
    all.map(({ price, takenOver, consideration }) => [price, takenOver, consideration]);
  expect(told(again)).toEqual(told(issues));
});

test('several certificates that become one move no stated capital', () => {
  const story = founded(...people);
  story.issued('2025-03-12', issue('Ann', 'Common', 600, 1), issue('Ann', 'Common', 400, 2));
  story.record('reissued', '2025-05-01', {
    sources: ['CO-1', 'CO-2'].map((name) => sourceOf(story, name)),
    into: [part({ shares: 1000, serial: 3 })],
    reason: 'merged',
    resolution: null,
    spoiled: [],
  });
  const classes = (one: Story) => read(one, '2025-12-31').classes;
  expect(classes(imported(packaged(story)))).toEqual(classes(story));
});
