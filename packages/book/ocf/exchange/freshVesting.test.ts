import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { fold } from '../../fold.ts';
import { leftOf, vestedLeftOf } from '../../options.ts';
import { founded, idOf, issue, part, type Story, sourceOf, transfer } from '../../testing.ts';
import { exercised, grant } from '../../testing-options.ts';
import { vestedOf } from '../../vested.ts';
import { DEFAULT_VESTING, type VestingTerms } from '../../vesting.ts';
import { exported, faultsOf, imported, packaged, people, textOf, wholly } from './testing-export.ts';

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
  expect(await faultsOf(files)).toEqual([]);
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
  ...DEFAULT_VESTING,
  start: plainDate('2022-03-12'),
  period: 10,
  cliff: 0,
  frequency: 'yearly',
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
    expect(await faultsOf(files)).toEqual([]);
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
      securityId: sourceOf(story, certificate).securityId,
      terms,
      resolution: null,
    });
  set('CO-1', '2025-03-12');
  const later = set('CO-2', '2025-04-12');
  expect(exported(story, '2026-12-31').inexact).toMatchObject([{ root: later.root, kind: 'vesting.set' }]);
  const again = imported(packaged(story, '2026-12-31'));
  expect(vestedIn(again, '2026-12-31')).toEqual(['CO-1 210', 'CO-2 210']);
});

test('what vests on a change of control has no place in the format, and the terms that say it are told', () => {
  const story = founded(...people);
  const terms = { ...DEFAULT_VESTING, start: plainDate('2025-03-12') };
  const accelerated = { ...terms, acceleration: 'double' as const };
  story.issued('2025-03-12', issue('Ann', 'Common', 480, 1, { vesting: terms }));
  expect(exported(story).inexact).toEqual([]);
  const told = story.issued('2025-04-12', issue('Bo', 'Common', 480, 2, { vesting: accelerated }));
  expect(exported(story).inexact).toMatchObject([{ root: told.root, kind: 'issued' }]);
});

/** Every day on which something may vest or happen, and the last one of a file that tells the future. */
const MONTHS = Array.from(
  { length: 60 },
  (_, n) => `${2025 + Math.floor((n + 3) / 12)}-${String(((n + 3) % 12) + 1).padStart(2, '0')}-12`,
);

/** Vested shares on days after the history was exported and imported again in a valid package. */
async function comesBackVested(story: Story, asOf: string, days: readonly string[]): Promise<void> {
  const files = packaged(story, asOf);
  expect(await faultsOf(files)).toEqual([]);
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
    securityId,
    reason: 'voluntary',
    resolution: null,
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
    securityId: idOf('OP-1'),
    vested: '0',
    unvested: '300',
    returnsTo: null,
    reason: 'forfeited',
    resolution: null,
  });
  const left = (from: Story, on: string) =>
    Array.from(fold(from.acts, { asOf: plainDate(on) }).tables.instruments.now(), ({ value }) => [
      on,
      value.label,
      leftOf(value),
      vestedLeftOf(value, plainDate(on)),
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
  expect(await faultsOf(files)).toEqual([]);
  expect(textOf(files, 'Transactions')).toContain('"vestings":[{"date":"2025-06-01","amount":"4"}');
  const again = imported(files);
  expect(vestedIn(again, '2026-05-31')).toEqual(vestedIn(story, '2026-05-31'));
  const { instruments } = fold(again.acts).tables;
  expect(Array.from(instruments.now(), ({ value }) => value.vesting)).toEqual([dated(4, 6)]);
});

test('vesting that was agreed on what came of another certificate comes back, with the act and with what is agreed after it', async () => {
  const story = founded(...people);
  story.issued('2025-03-12', issue('Ann', 'Common', 1000, 1));
  const kept = { shares: 850, serial: 3 };
  const moved = transfer(sourceOf(story, 'CO-1'), [{ holder: 'Bo', shares: 150, serial: 2 }], kept);
  story.record('transferred', '2025-06-01', moved);
  const terms = { ...DEFAULT_VESTING, start: plainDate('2025-03-12') };
  const { securityId } = sourceOf(story, 'CO-3');
  story.record('vesting.set', '2025-09-01', { securityId, terms, resolution: null });
  const files = packaged(story, '2027-12-31');
  expect(await faultsOf(files)).toEqual([]);
  const again = imported(files);
  expect(fold(again.acts).anomalies.filter(({ code }) => code !== 'already_exists')).toEqual([]);
  for (const day of ['2025-09-01', '2026-03-12', '2027-12-31'])
    expect(vestedIn(again, day)).toEqual(vestedIn(story, day));
});
