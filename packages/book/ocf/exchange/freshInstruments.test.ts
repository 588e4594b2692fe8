import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { adjustmentOf } from '../../adjusting.ts';
import { capTable, positionOf } from '../../captable.ts';
import { fold } from '../../fold.ts';
import { leftOf, vestedLeftOf, windowOf } from '../../options.ts';
import { acquisition, founded, idOf, issue, part, proRata, type Story, sourceOf } from '../../testing.ts';
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
import { DEFAULT_VESTING } from '../../vesting.ts';
import { packageCapTable } from '../captable/capTable.ts';
import { indexPackage } from '../packageIndex.ts';
import { readPackage } from '../readPackage.ts';
import { noDigest } from '../testing.ts';
import { exported, faultsOf, imported, packaged, people, textOf } from './testing-export.ts';

test('a plan of several classes leaves and comes back: its day, approvals, shares, and what returns to its pool', async () => {
  const story = founded(...people);
  story.shareClass('Seed', '2025-03-12');
  const poolId = idOf('Plan');
  story.record('pool.reserved', '2025-03-20', {
    poolId,
    name: 'Plan',
    classIds: [idOf('Common'), idOf('Seed')],
    quantity: '1000',
    onCancellation: 'retired',
    boardApprovedOn: plainDate('2025-03-18'),
    shareholdersApprovedOn: null,
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
  expect(await faultsOf(files)).toEqual([]);
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
  expect(await faultsOf(files)).toEqual([]);
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
    securityId: idOf('CN-1'),
    principal: '40',
    reason: 'repaid',
    resolution,
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
  expect(await faultsOf(files)).toEqual([]);
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
    classId: idOf('Common'),
    ratio,
    fractions: { per: 'certificate', rounding: 'down', cash: null },
    reissued: [],
    resolution: null,
    registryCertificate: null,
    spoiled: [],
  });
  story.record('rights.adjusted', '2025-05-01', {
    of,
    classId: idOf('Common'),
    ratio,
    rounding: { quantity: 'down', price: 'up', vesting: 'CUMULATIVE_ROUND_DOWN' },
    instruments: [
      {
        securityId: idOf('OP-1'),
        triggers: [],
        quantity: { from: '300', to: '100' },
        price: { from: '0.5', to: '1.5' },
      },
    ],
    pools: [],
    resolution: null,
  });
  expect(inexact()).toEqual(['instrument.issued', 'instrument.issued', 'rights.adjusted']);
});

test('an option and its pool that went through a split come back as they were, on every day', async () => {
  const story = founded(...people);
  const poolId = idOf('Plan');
  story.record('pool.reserved', '2025-03-20', {
    poolId,
    name: 'Plan',
    classIds: [idOf('Common')],
    quantity: '1000',
    onCancellation: 'returned',
    boardApprovedOn: plainDate('2025-03-20'),
    shareholdersApprovedOn: null,
    resolution: null,
  });
  const vesting = { ...DEFAULT_VESTING, start: plainDate('2025-04-01'), period: 4, cliff: 0 };
  story.record('option.granted', '2025-04-01', grant('Ann', 'Common', 400, 'OP-1', { poolId, vesting }));
  story.issued('2025-04-01', issue('Bo', 'Common', 100, 1));
  const sold = issue('Ann', 'Common', 100, 2, {
    price: '0.5',
    consideration: { kind: 'money', amount: '50' },
  });
  story.record('option.exercised', '2025-05-15', exercised(idOf('OP-1'), [sold]));
  const ratio = { numerator: '2', denominator: '1' };
  const { root: of } = story.record('class.split', '2025-06-01', {
    classId: idOf('Common'),
    ratio,
    fractions: { per: 'certificate', rounding: 'down', cash: null },
    reissued: [1, 2].map((serial) => ({
      source: sourceOf(story, `CO-${serial}`),
      into: part({ shares: 200, serial: serial + 2 }),
    })),
    resolution: null,
    registryCertificate: null,
    spoiled: [],
  });
  const { divisions, tables } = fold(story.acts);
  const ofPools = divisions.get(idOf('Common'))?.ofPools ?? new Map();
  const before = {
    instruments: [...tables.instruments.now()].map(({ value }) => value),
    pools: [...tables.pools.now()].map(({ value }) => value),
  };
  const adjusted = adjustmentOf({ of, classId: idOf('Common'), ratio, ofPools, resolution: null }, before);
  if (adjusted === undefined) throw new Error('nothing is adjusted');
  story.record('rights.adjusted', '2025-06-01', adjusted);
  const lost = { securityId: idOf('OP-1'), vested: '0', unvested: '100', reason: 'other' as const };
  story.record('option.released', '2025-06-20', { ...lost, returnsTo: poolId, resolution: null });
  const files = packaged(story);
  expect(await faultsOf(files)).toEqual([]);
  const again = imported(files);
  const rightsOn = (one: Story, asOf: string) => {
    const on = plainDate(asOf);
    const { anomalies, tables: now } = fold(one.acts, { asOf: on });
    const options = Array.from(now.instruments.now(), ({ value }) => [
      value.securityId,
      value.label,
      leftOf(value),
      vestedLeftOf(value, on),
      value.price,
      value.status,
    ]);
    return [anomalies, options, Array.from(now.pools.now(), ({ value }) => value)];
  };
  for (const day of ['04-01', '05-15', '05-31', '06-01', '06-19', '06-20', '12-31'])
    expect(rightsOn(again, `2025-${day}`)).toEqual(rightsOn(story, `2025-${day}`));
});

test('an option whose holder left comes back with the window that runs since then', async () => {
  const story = founded(...people);
  const windows = [{ reason: 'voluntary', length: 90, unit: 'days' } as const];
  const terms = { compensation: 'option' as const, early: null, windows };
  const vesting = { ...DEFAULT_VESTING, start: plainDate('2025-04-01'), period: 4, cliff: 0 };
  const expiresOn = plainDate('2034-04-01');
  const left = (label: string, on: string) => {
    story.record(
      'option.granted',
      '2025-04-01',
      grant('Ann', 'Common', 400, label, { terms, vesting, expiresOn }),
    );
    story.record('vesting.stopped', on, { securityId: idOf(label), reason: 'voluntary', resolution: null });
  };
  // Half of it has vested on the first day, all on the second.
  left('OP-1', '2025-06-15');
  left('OP-2', '2025-09-15');
  const files = packaged(story);
  expect(await faultsOf(files)).toEqual([]);
  const again = imported(files);
  const windowsOn = (one: Story, asOf: string) =>
    Array.from(fold(one.acts, { asOf: plainDate(asOf) }).tables.instruments.now(), ({ value }) => [
      value.label,
      windowOf(value),
      vestedLeftOf(value, plainDate(asOf)),
    ]);
  for (const day of ['06-14', '06-15', '09-15', '12-31'])
    expect(windowsOn(again, `2025-${day}`)).toEqual(windowsOn(story, `2025-${day}`));
  expect(windowsOn(again, '2025-12-31')[0]?.[1]).toEqual({ reason: 'voluntary', until: '2025-09-13' });
});
