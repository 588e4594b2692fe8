import { addDays, plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { fold } from '../fold.ts';
import { judgeWindow } from '../judge/options.ts';
import { exercisableOf, lastDayOf, neverVestOf, vestingDatesKept } from '../options.ts';
import type { OptionTerms } from '../terms/instruments.ts';
import { anomaliesOf, idOf, type Story } from '../testing.ts';
import { grant } from '../testing-options.ts';
import { exercise, expire, history, numbersOn, option, release } from '../testing-plan.ts';

const resolution = null;

describe('an option', () => {
  test('uses its pool from the grant on; what is granted is not issued', () => {
    const story = history();
    expect(numbersOn(story, '2025-04-01')).toEqual([400, 0, 0, 0, 400, 600]);
    expect(fold(story.acts).totals(idOf('Common')).shares).toBe(0n);
  });

  test('may be exercised as far as it has vested, and less what was exercised', () => {
    const story = history();
    const mayOn = (asOf: string) => {
      const on = plainDate(asOf);
      const one = fold(story.acts, { asOf: on }).tables.instruments.get(option.securityId);
      return one && exercisableOf(one, on);
    };
    expect(['2025-04-30', '2025-05-01', '2025-07-31', '2025-08-01'].map(mayOn)).toEqual([
      0n,
      100n,
      300n,
      400n,
    ]);
    exercise(story, '2025-06-15', 150);
    expect(['2025-06-15', '2025-08-01'].map(mayOn)).toEqual([50n, 250n]);
  });

  test('exercised, becomes shares with a certificate and what was paid for them in the stated capital', () => {
    const story = history();
    exercise(story, '2025-06-15', 150);
    const { tables } = fold(story.acts);
    expect(tables.certificates.get(idOf('CO-1'))).toMatchObject({
      personId: idOf('Ann'),
      quantity: 150n,
      label: 'CO-1',
    });
    expect(
      [...tables.capitalEntries.now()].map(({ value }) => [value.kind, value.amount, value.shares]),
    ).toEqual([['issue', '75', 150n]]);
    expect(numbersOn(story, '2025-06-15')).toEqual([250, 150, 0, 0, 400, 600]);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('is somewhere to the last share, and ends with it', () => {
    const story = history();
    exercise(story, '2025-06-15', 150);
    story.record('vesting.stopped', '2025-06-20', { ...option, reason: 'voluntary', resolution });
    release(story, '2025-06-20', [0, 200]);
    expect(numbersOn(story, '2025-06-20')).toEqual([50, 150, 0, 200, 200, 800]);
    expire(story, '2025-09-20', [50, 0]);
    expect(numbersOn(story, '2025-09-20')).toEqual([0, 150, 50, 200, 150, 850]);
    expect(fold(story.acts).tables.instruments.get(option.securityId)).toMatchObject({
      status: 'ended',
      ended: { by: 'option.expired', on: '2025-09-20' },
    });
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('never vests as far as it had not when vesting stopped, until that is released', () => {
    const story = history();
    exercise(story, '2025-06-15', 150);
    story.record('vesting.stopped', '2025-06-20', { ...option, reason: 'voluntary', resolution });
    release(story, '2025-07-02', [0, 200]);
    const neverOn = (day: string) => {
      const on = plainDate(day);
      const one = fold(story.acts, { asOf: on }).tables.instruments.get(option.securityId);
      return one && neverVestOf(one, on);
    };
    expect(['2025-06-19', '2025-06-20', '2025-07-01', '2025-07-02'].map(neverOn)).toEqual([
      0n,
      200n,
      200n,
      0n,
    ]);
  });

  test.each<[string, OptionTerms['windows'][number] | undefined, string | null, string | null]>([
    ['ninety days', { reason: 'voluntary', length: 90, unit: 'days' }, null, '2025-09-18'],
    ['three months', { reason: 'voluntary', length: 3, unit: 'months' }, '2034-10-31', '2025-09-20'],
    ['that day alone', { reason: 'voluntary', length: 0, unit: 'days' }, '2034-10-31', '2025-06-20'],
    [
      'longer than it lasts',
      { reason: 'voluntary', length: 10_000, unit: 'years' },
      '2034-10-31',
      '2034-10-31',
    ],
    ['for another reason', { reason: 'death', length: 1, unit: 'years' }, '2034-10-31', '2034-10-31'],
    ['none', undefined, null, null],
  ])('lasts as its window says once its holder has left: %s', (_, window, expiresOn, last) => {
    const terms = { compensation: 'option' as const, early: false, windows: window ? [window] : [] };
    const story = history({ terms, expiresOn: expiresOn === null ? null : plainDate(expiresOn) });
    story.record('vesting.stopped', '2025-06-20', { ...option, reason: 'voluntary', resolution });
    story.record('vesting.accelerated', '2025-06-21', { ...option, quantity: '1', resolution });
    const one = fold(story.acts).tables.instruments.get(option.securityId);
    expect(one && lastDayOf(one)).toBe(last);
    const dayAfter = last === null ? '2099-01-01' : addDays(plainDate(last), 1);
    const isWindow = last !== expiresOn;
    expect(one && judgeWindow(one, plainDate(dayAfter))).toMatchObject(
      isWindow ? [{ code: 'after_window', severity: 'warning', params: { until: last } }] : [],
    );
    if (last !== null) expect(one && judgeWindow(one, plainDate(last))).toEqual([]);
  });

  test('expires once the window has passed where the grant has one, and else on any day after the stop', () => {
    const foundBy = (reason: 'voluntary' | 'death', day: string) => {
      const windows = [{ reason: 'voluntary' as const, length: 90, unit: 'days' as const }];
      const story = history({ terms: { compensation: 'option', early: false, windows } });
      story.record('vesting.stopped', '2025-06-20', { ...option, reason, resolution });
      expire(story, day, [200, 0]);
      return anomaliesOf(story);
    };
    expect(foundBy('voluntary', '2025-09-18')).toEqual(['8 before_expiry effectiveOn']);
    expect(foundBy('voluntary', '2025-09-19')).toEqual([]);
    expect(foundBy('death', '2025-06-21')).toEqual([]);
  });

  test('given up, goes back to the pool or not', () => {
    const story = history();
    release(story, '2025-04-02', [0, 100], null);
    expect(numbersOn(story, '2025-04-02')).toEqual([300, 0, 0, 100, 400, 600]);
  });

  test('vests at once where it has no terms, and ahead of its dates where an act says so', () => {
    const story = history({ vesting: null });
    exercise(story, '2025-04-01', 400);
    expect(anomaliesOf(story)).toEqual([]);
    const other = history();
    other.record('vesting.accelerated', '2025-04-02', { ...option, quantity: '250', resolution });
    exercise(other, '2025-04-02', 250);
    expect(anomaliesOf(other)).toEqual([]);
  });

  test('vests on its dates as far as something is left of it, beside what was exercised', () => {
    const story = history();
    const datesOf = (asOf: string) => {
      const one = fold(story.acts, { asOf: plainDate(asOf) }).tables.instruments.get(option.securityId);
      return one
        ? vestingDatesKept(one).map(({ on, quantity, vested }) => `${on} ${quantity} ${vested}`)
        : [];
    };
    exercise(story, '2025-06-15', 50);
    release(story, '2025-06-16', [0, 150]);
    expect(datesOf('2025-06-14')).toEqual([
      '2025-05-01 100 100',
      '2025-06-01 100 200',
      '2025-07-01 100 300',
      '2025-08-01 100 400',
    ]);
    expect(datesOf('2025-06-15').at(-1)).toBe('2025-08-01 100 400');
    // 50 are exercised. Of 200 that are left 150 have vested, and 50 will.
    expect(datesOf('2025-06-16')).toEqual(['2025-05-01 100 100', '2025-06-01 100 200', '2025-07-01 50 250']);
  });

  test('of which the exercise was void is whole again, and the certificate number stays in the register', () => {
    const story = history();
    story.void(exercise(story, '2025-06-15', 150));
    expect(numbersOn(story, '2025-06-15')).toEqual([400, 0, 0, 0, 400, 600]);
    expect(fold(story.acts).tables.certificates.get(idOf('CO-1'))?.status).toBe('void');
  });
});

const structure: [rule: string, tell: (story: Story) => void, expected: string[]][] = [
  [
    'no more is exercised than has vested',
    (s) => exercise(s, '2025-05-01', 101),
    ['7 above_vested quantity'],
  ],
  [
    'nor than is left',
    (s) => {
      release(s, '2025-08-01', [300, 0]);
      exercise(s, '2025-08-01', 101);
    },
    ['8 above_open quantity'],
  ],
  [
    'nor after the last day',
    (s) => {
      s.replace(s.at(6), '2025-04-01', { expiresOn: plainDate('2025-08-01') });
      exercise(s, '2025-08-01', 1);
      exercise(s, '2025-08-02', 1, 2);
    },
    ['9 after_expiry effectiveOn'],
  ],
  [
    'nor by another than its holder',
    (s) => exercise(s, '2025-05-01', 1, 1, 'Bo'),
    ['7 source_differs issues.0.personId'],
  ],
  [
    'nor above the authorized number',
    (s) => {
      s.record('authorized.changed', '2025-04-02', {
        classId: idOf('Common'),
        seriesOf: null,
        authorized: '99',
        resolution,
        registryCertificate: null,
      });
      exercise(s, '2025-05-01', 100);
    },
    ['8 above_authorized issues.0.quantity'],
  ],
  [
    'nor expires before its last day has passed',
    (s) => {
      s.replace(s.at(6), '2025-04-01', { expiresOn: plainDate('2025-09-01') });
      expire(s, '2025-09-01', [100, 0]);
      expire(s, '2025-09-02', [300, 0]);
    },
    ['8 before_expiry effectiveOn'],
  ],
  [
    'nothing of it stays once its last day has passed',
    (s) => {
      s.replace(s.at(6), '2025-04-01', { expiresOn: plainDate('2025-09-01') });
      expire(s, '2025-09-02', [399, 0]);
      expire(s, '2025-09-02', [1, 0]);
    },
    ['8 expires_whole vested'],
  ],
  [
    'nor vests ahead of its dates where it is lost already',
    (s) => {
      release(s, '2025-05-01', [0, 250]);
      s.record('vesting.accelerated', '2025-05-02', { ...option, quantity: '51', resolution });
    },
    ['8 above_unvested quantity'],
  ],
  ['what is given up is left', (s) => release(s, '2025-05-01', [100, 301]), ['7 above_open quantity']],
  [
    'and had vested as the act says',
    (s) => release(s, '2025-05-01', [101, 299]),
    ['7 vested_differs vested'],
  ],
  ['or had not', (s) => release(s, '2025-05-01', [99, 301]), ['7 vested_differs unvested']],
  [
    'and goes back to the pool from which it came',
    (s) => release(s, '2025-05-01', [0, 1], idOf('B')),
    ['7 no_pool returnsTo'],
  ],
  [
    'what has ended ends no more',
    (s) => {
      release(s, '2025-05-01', [100, 300]);
      release(s, '2025-05-02', [0, 1]);
    },
    ['8 not_open securityId'],
  ],
  [
    'an option is not ended as a debt is',
    (s) =>
      s.record('instrument.ended', '2025-05-01', {
        ...option,
        principal: '1',
        reason: 'cancelled',
        resolution,
      }),
    ['7 is_an_option securityId'],
  ],
  [
    'shares of an option do not take the id of another',
    (s) => s.record('option.granted', '2025-05-01', grant('Bo', 'Common', 1, 'OP-1')),
    ['7 already_exists securityId'],
  ],
];

test.each(structure)('%s', (_rule, tell, expected) => {
  const story = history();
  tell(story);
  expect(anomaliesOf(story)).toEqual(expected);
});
