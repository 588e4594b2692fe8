import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { capTable, positionOf } from '../captable.ts';
import { fold } from '../fold.ts';
import {
  acquisition,
  anomaliesOf,
  founded,
  idOf,
  issue,
  type Story,
  sourceOf,
  transfer,
} from '../testing.ts';
import { carriedVesting, vestedOf, vestingDatesOf } from '../vested.ts';
import { DEFAULT_VESTING, type VestingTerms } from '../vesting.ts';

/** Four years monthly after a cliff of one, from the day of the issue: 100 shares a month. */
const terms = { ...DEFAULT_VESTING, start: plainDate('2025-04-01') };
const resolution = null;

/** Acts 1 to 5: Ann has CO-1 with 4,800 shares. */
function history(vesting: VestingTerms | null = terms): Story {
  const story = founded('Ann', 'Bo');
  story.issued('2025-04-01', issue('Ann', 'Common', 4800, 1, { vesting }));
  return story;
}

function vestedOn(story: Story, asOf: string, name = 'CO-1'): bigint {
  const on = plainDate(asOf);
  const certificate = fold(story.acts, { asOf: on }).tables.certificates.get(idOf(name));
  if (certificate === undefined) throw new Error(name);
  return vestedOf(certificate, on);
}

const cited = { securityId: idOf('CO-1'), resolution };

test('unvested shares are issued and vote', () => {
  const { issued, votes } = capTable(positionOf(fold(history().acts)));
  expect([issued, votes]).toEqual([4800n, 48_000_000_000_000n]);
});

describe('vesting', () => {
  test('goes by the terms of the issue until an act says otherwise', () => {
    const story = history();
    const days = ['2026-03-31', '2026-04-01', '2029-04-01'];
    expect(days.map((day) => vestedOn(story, day))).toEqual([0n, 1200n, 4800n]);
  });

  test('is agreed later, over all shares of the certificate; before, all had vested', () => {
    const story = history(null);
    const later = { ...terms, start: plainDate('2026-01-01'), cliff: 0 };
    story.record('vesting.set', '2026-01-01', { ...cited, terms: later });
    expect([vestedOn(story, '2025-12-31'), vestedOn(story, '2026-02-01')]).toEqual([4800n, 100n]);
    story.record('vesting.set', '2026-03-01', { ...cited, terms: null });
    expect(vestedOn(story, '2026-03-01')).toBe(4800n);
  });

  test('goes by dates that were agreed, stopped and accelerated as a schedule is', () => {
    const dates = [
      { on: plainDate('2026-01-01'), quantity: '1000' },
      { on: plainDate('2027-01-01'), quantity: '3800' },
    ];
    const story = history({ dates });
    expect(['2025-12-31', '2026-01-01'].map((day) => vestedOn(story, day))).toEqual([0n, 1000n]);
    story.record('vesting.accelerated', '2026-02-01', { ...cited, quantity: '500' });
    story.record('vesting.stopped', '2026-06-01', { ...cited, reason: 'voluntary' });
    expect(['2026-02-01', '2030-01-01'].map((day) => vestedOn(story, day))).toEqual([1500n, 1500n]);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('stops when the holder leaves: that day still counts', () => {
    const story = history();
    story.record('vesting.stopped', '2026-05-01', { ...cited, reason: 'voluntary' });
    expect(['2026-04-30', '2026-05-01', '2029-04-01'].map((day) => vestedOn(story, day))).toEqual([
      1200n,
      1300n,
      1300n,
    ]);
  });

  test('is accelerated by a number of shares, also after it has stopped', () => {
    const story = history();
    story.record('vesting.stopped', '2026-05-01', { ...cited, reason: 'death' });
    story.record('vesting.accelerated', '2026-05-01', { ...cited, quantity: '500' });
    story.record('vesting.accelerated', '2026-06-01', { ...cited, quantity: '3000' });
    expect(['2026-05-01', '2026-06-01'].map((day) => vestedOn(story, day))).toEqual([1800n, 4800n]);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('accelerated, goes on by its dates and never past the whole', () => {
    const story = history();
    story.record('vesting.accelerated', '2025-05-01', { ...cited, quantity: '4000' });
    expect(['2025-05-01', '2026-04-01'].map((day) => vestedOn(story, day))).toEqual([4000n, 4800n]);
  });

  test('goes on in the balance when vested shares are transferred', () => {
    const story = history();
    const part = transfer(sourceOf(story, 'CO-1'), [{ holder: 'Bo', shares: 1000, serial: 2 }], {
      shares: 3800,
      serial: 3,
    });
    const { balance } = part;
    if (balance?.outcome !== 'reissued') throw new Error('no balance');
    const vesting = { terms, settled: '1000', lapsed: '0', stoppedOn: null, accelerated: '0' };
    story.record('transferred', '2026-04-01', { ...part, balance: { ...balance, vesting } });
    const days = ['2026-04-01', '2026-05-01', '2029-04-01'];
    expect(days.map((day) => vestedOn(story, day, 'CO-3'))).toEqual([200n, 300n, 3800n]);
    expect(vestedOn(story, '2026-04-01', 'CO-2')).toBe(1000n);
    expect(anomaliesOf(story)).toEqual([]);
  });
});

describe('the dates on which shares of a certificate vest', () => {
  const datesOf = (story: Story, name = 'CO-1') => {
    const certificate = fold(story.acts).tables.certificates.get(idOf(name));
    return certificate ? vestingDatesOf(certificate) : [];
  };
  const short = { ...terms, period: 4, cliff: 2 };

  test('are those of the terms, and the last has all', () => {
    expect(datesOf(history(short))).toEqual([
      { on: '2025-06-01', quantity: 2400n, vested: 2400n },
      { on: '2025-07-01', quantity: 1200n, vested: 3600n },
      { on: '2025-08-01', quantity: 1200n, vested: 4800n },
    ]);
    expect(datesOf(history(null))).toEqual([]);
  });

  test('end where vesting stopped; what was accelerated stands before them', () => {
    const story = history(short);
    story.record('vesting.stopped', '2025-07-15', { ...cited, reason: 'voluntary' });
    story.record('vesting.accelerated', '2025-07-15', { ...cited, quantity: '200' });
    expect(datesOf(story)).toEqual([
      { on: null, quantity: 200n, vested: 200n },
      { on: '2025-06-01', quantity: 2400n, vested: 2600n },
      { on: '2025-07-01', quantity: 1200n, vested: 3800n },
    ]);
  });
});

const structure: [rule: string, tell: (story: Story) => void, expected: string[]][] = [
  [
    'no more is accelerated than has not vested',
    (s) => s.record('vesting.accelerated', '2026-04-01', { ...cited, quantity: '3601' }),
    ['6 above_unvested quantity'],
  ],
  [
    'what has terms is stopped',
    (s) => {
      s.record('vesting.set', '2026-01-01', { ...cited, terms: null });
      s.record('vesting.stopped', '2026-01-01', { ...cited, reason: 'other' });
    },
    ['7 no_vesting securityId'],
  ],
  [
    'dates are those of all shares of the certificate',
    (s) => {
      const dates = [{ on: plainDate('2027-01-01'), quantity: '4799' }];
      s.record('vesting.set', '2026-01-01', { ...cited, terms: { dates } });
    },
    ['6 vesting_sum_differs terms'],
  ],
  [
    'and of all shares that a part goes on to count',
    (s) => {
      const dates = [{ on: plainDate('2027-01-01'), quantity: '4800' }];
      s.record('vesting.set', '2025-04-01', { ...cited, terms: { dates } });
      const payload = transfer(sourceOf(s, 'CO-1'), [{ holder: 'Bo', shares: 4800, serial: 2 }]);
      const carried = { settled: '0', lapsed: '1', stoppedOn: null, accelerated: '0' };
      s.record('transferred', '2026-04-01', {
        ...payload,
        transfers: payload.transfers.map((one) => ({ ...one, vesting: { terms: { dates }, ...carried } })),
      });
    },
    ['7 vesting_sum_differs transfers.0.vesting'],
  ],
  [
    'of a certificate that is there',
    (s) => s.record('vesting.stopped', '2025-03-31', { ...cited, reason: 'other' }),
    ['6 no_security securityId'],
  ],
  [
    'and still open',
    (s) => {
      s.transferred('2026-01-01', sourceOf(s, 'CO-1'), [{ holder: 'Bo', shares: 4800, serial: 2 }]);
      s.record('vesting.stopped', '2026-01-02', { ...cited, reason: 'other' });
    },
    ['6 vesting_differs transfers.0.vesting', '7 not_open securityId'],
  ],
  [
    'no unvested share vests by a transfer',
    (s) =>
      s.transferred('2026-04-01', sourceOf(s, 'CO-1'), [{ holder: 'Bo', shares: 1000, serial: 2 }], {
        shares: 3800,
        serial: 3,
      }),
    ['6 vesting_differs transfers.0.vesting'],
  ],
  [
    'no more unvested shares are gone than come back',
    (s) =>
      s.record('surrendered', '2026-04-01', {
        ...acquisition(sourceOf(s, 'CO-1'), 3599, { balance: { shares: 1201, serial: 2 } }),
      }),
    ['6 vesting_differs balance.vesting'],
  ],
  [
    'all of them may come back',
    (s) =>
      s.record('surrendered', '2026-04-01', {
        ...acquisition(sourceOf(s, 'CO-1'), 3600, { balance: { shares: 1200, serial: 2 } }),
      }),
    [],
  ],
];

test('what goes on in one part of a certificate vests as it did in the whole', () => {
  const [whole, story] = [history(), history()];
  const certificate = fold(story.acts).tables.certificates.get(cited.securityId);
  if (!certificate) throw new Error('no certificate');
  const unvested = { quantity: 4000n, unvested: 3600n };
  const payload = transfer(sourceOf(story, 'CO-1'), [
    { holder: 'Bo', shares: 800, serial: 2 },
    { holder: 'Bo', shares: 4000, serial: 3 },
  ]);
  const vesting = carriedVesting(certificate, plainDate('2026-04-01'), unvested);
  const transfers = payload.transfers.map((one, i) => ({ ...one, vesting: i === 1 ? vesting : null }));
  story.record('transferred', '2026-04-01', { ...payload, transfers });
  expect(anomaliesOf(story)).toEqual([]);
  for (const day of ['2026-04-01', '2026-05-01', '2028-01-01', '2029-04-01'])
    expect(vestedOn(story, day, 'CO-2') + vestedOn(story, day, 'CO-3')).toBe(vestedOn(whole, day));
});

test.each(structure)('%s', (_rule, tell, expected) => {
  const story = history();
  tell(story);
  expect(anomaliesOf(story)).toEqual(expected);
});
