import { plainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { describe, expect, test } from 'vitest';
import { propose } from '../amend.ts';
import { capTable, positionOf } from '../captable.ts';
import { fold } from '../fold.ts';
import { checkPayload } from '../read.ts';
import { rowsOf } from '../rows.ts';
import { appendAtTail, needsOf } from '../tail.ts';
import { acquisition, anomaliesOf, founded, idOf, issue, type Story, sourceOf, told } from '../testing.ts';
import { answer } from '../testing-store.ts';
import type { AuthorizedChangedPayload } from './classes.ts';
import type { ChangeAct } from './kinds.ts';

/** Acts 1 to 6: a class of at most 1,000 shares with a series of at most 400, and 600 shares of the class issued. */
function history(): Story {
  const story = founded('Ann');
  story.shareClass('Seed', '2025-03-12', { authorized: '1000', seriesAllowed: true });
  story.shareClass('First', '2025-04-01', { authorized: '400', seriesOf: idOf('Seed') });
  story.issued('2025-05-01', issue('Ann', 'Seed', 600, 1));
  return story;
}

const authorize = (
  story: Story,
  on: string,
  name: string,
  authorized: AuthorizedChangedPayload['authorized'],
) =>
  story.record('authorized.changed', on, {
    classId: idOf(name),
    seriesOf: name === 'First' ? idOf('Seed') : null,
    authorized,
    resolution: null,
    registryCertificate: null,
  });

const termsOn = (story: Story, asOf: string) =>
  fold(story.acts, { asOf: plainDate(asOf) }).tables.classTerms.get(idOf('Seed'));

test('terms hold from the date of the amendment on; the others stay', () => {
  const story = history();
  const changes = { votesPerShare: '10', restrictions: 'Held by employees only.' };
  story.record('class.amended', '2025-06-01', {
    classId: idOf('Seed'),
    changes,
    resolution: null,
    registryCertificate: null,
  });
  expect(termsOn(story, '2025-05-31')).toMatchObject({ votesPerShare: '1', restrictions: null });
  expect(termsOn(story, '2025-06-01')).toMatchObject({ ...changes, name: 'Seed', authorized: '1000' });
  const votes = (asOf: string) =>
    formatDecimal(capTable(positionOf(fold(story.acts, { asOf: plainDate(asOf) }))).votes);
  expect([votes('2025-05-31'), votes('2025-06-01')]).toEqual(['600', '6000']);
});

test('every number ever authorized stays in the register with its dates', () => {
  const story = history();
  authorize(story, '2025-06-01', 'Seed', '5000');
  authorize(story, '2025-07-01', 'Seed', 'unlimited');
  const rows = fold(story.acts).tables.classTerms.rows();
  expect(
    rows
      .filter(({ key }) => key === idOf('Seed'))
      .map(({ effFrom, effTo, value }) => [effFrom, effTo, value.authorized]),
  ).toEqual([
    ['2025-03-12', '2025-06-01', '1000'],
    ['2025-06-01', '2025-07-01', '5000'],
    ['2025-07-01', null, 'unlimited'],
  ]);
});

const structure: [rule: string, tell: (story: Story) => void, expected: string[]][] = [
  ['a class may be authorized down to what is issued', (s) => authorize(s, '2025-06-01', 'Seed', '600'), []],
  ['never below it', (s) => authorize(s, '2025-06-01', 'Seed', '599'), ['7 below_issued authorized']],
  [
    'on a day before the issue it may be, and the issue is in the way',
    (s) => authorize(s, '2025-04-30', 'Seed', '599'),
    ['6 above_authorized issues.0.quantity'],
  ],
  [
    'a number beyond 2^53 is counted exactly',
    (s) => {
      authorize(s, '2025-06-01', 'Seed', '9007199254740993');
      s.issued('2025-06-02', issue('Ann', 'Seed', 9_007_199_254_740_393n, 2));
      s.issued('2025-06-03', issue('Ann', 'Seed', 1, 3));
    },
    ['9 above_authorized issues.0.quantity'],
  ],
  [
    'the series of a class may together be authorized as many as the class',
    (s) => s.shareClass('Second', '2025-06-01', { authorized: '600', seriesOf: idOf('Seed') }),
    [],
  ],
  [
    'a new series not above it',
    (s) => s.shareClass('Second', '2025-06-01', { authorized: '601', seriesOf: idOf('Seed') }),
    ['7 series_above_class authorized'],
  ],
  [
    'a series without a bound neither',
    (s) => authorize(s, '2025-06-01', 'First', 'unlimited'),
    ['7 series_above_class authorized'],
  ],
  [
    'a class not below its series',
    (s) => {
      s.void(s.at(6));
      authorize(s, '2025-06-01', 'Seed', '399');
    },
    ['8 series_above_class authorized'],
  ],
  [
    'an act says rightly of which class it is a series',
    (s) =>
      s.record('authorized.changed', '2025-06-01', {
        classId: idOf('First'),
        seriesOf: null,
        authorized: '300',
        resolution: null,
        registryCertificate: null,
      }),
    ['7 series_differs seriesOf'],
  ],
  [
    'only a class that exists is amended',
    (s) => {
      authorize(s, '2025-03-31', 'First', '300');
      s.record('class.amended', '2025-03-31', {
        classId: idOf('First'),
        changes: { name: 'Series One' },
        resolution: null,
        registryCertificate: null,
      });
    },
    ['7 no_class classId', '8 no_class classId'],
  ],
];

describe('a class and its series share one bound', () => {
  const cases: [what: string, tell: (story: Story) => void, expected: string[]][] = [
    ['up to the number of the class', (s) => s.issued('2025-06-01', issue('Ann', 'First', 400, 1)), []],
    [
      'above it by a series that is within its own',
      (s) => {
        s.issued('2025-06-01', issue('Ann', 'Seed', 1, 2));
        s.issued('2025-06-02', issue('Ann', 'First', 400, 1));
      },
      ['8 above_class issues.0.quantity'],
    ],
    [
      'above it by the class itself',
      (s) => {
        s.issued('2025-06-01', issue('Ann', 'First', 400, 1));
        s.issued('2025-06-02', issue('Ann', 'Seed', 1, 2));
      },
      ['8 above_authorized issues.0.quantity'],
    ],
    [
      'also where a back-dated issue of the series comes before one of the class',
      (s) => {
        s.issued('2025-06-02', issue('Ann', 'Seed', 1, 2));
        s.issued('2025-05-31', issue('Ann', 'First', 400, 1));
      },
      ['7 above_authorized issues.0.quantity'],
    ],
    [
      'an amendment does not lower it below what is issued of all of them',
      (s) => {
        s.issued('2025-06-01', issue('Ann', 'First', 300, 1));
        authorize(s, '2025-06-02', 'Seed', '900');
        authorize(s, '2025-06-03', 'Seed', '899');
      },
      ['9 below_issued authorized'],
    ],
    [
      'shares that come back leave room for those of another',
      (s) => {
        s.issued('2025-06-01', issue('Ann', 'First', 400, 1));
        s.record('surrendered', '2025-06-02', acquisition(sourceOf(s, 'FI-1'), 400));
        s.issued('2025-06-02', issue('Ann', 'Seed', 400, 2));
      },
      [],
    ],
    [
      'a class without a bound bounds none of them',
      (s) => {
        authorize(s, '2025-05-02', 'Seed', 'unlimited');
        s.issued('2025-06-01', issue('Ann', 'Seed', 1_000_000, 2), issue('Ann', 'First', 400, 1));
      },
      [],
    ],
  ];
  test.each(cases)('%s', (_what, tell, expected) => {
    const story = history();
    const before = story.lastSeq;
    tell(story);
    expect(anomaliesOf(story)).toEqual(expected);
    const recorded = story.acts.slice(0, before);
    const additions = story.acts.slice(before).filter((act): act is ChangeAct => act.verb === 'record');
    expect(told(story, propose(recorded, additions).newAnomalies)).toEqual(expected);
    const tail = appendAtTail(answer(rowsOf(fold(recorded)), needsOf(additions)), additions);
    expect(told(story, tail.anomalies)).toEqual(expected);
  });
});

describe('structure', () => {
  test.each(structure)('%s', (_rule, tell, expected) => {
    const story = history();
    tell(story);
    expect(anomaliesOf(story)).toEqual(expected);
  });
});

test.each([
  ['an amendment of nothing', {}],
  ['another class', { classId: idOf('First') }],
  ['the authorized number, which is an act of its own', { authorized: '1' }],
  ['a name that is not there', { name: undefined }],
])('the payload refuses %s', (_what, changes) => {
  const payload = { classId: idOf('Seed'), changes, resolution: null };
  expect(checkPayload('class.amended', payload).ok).toBe(false);
});

test.each([
  ['terms of the articles by a certificate', { name: 'Class A', restrictions: null }, '1234567-2', true],
  ['what the corporation itself sets', { prefix: 'CA', price: '2' }, null, true],
  ['both in one act', { name: 'Class A', price: '2' }, null, false],
  ['a price by a certificate', { price: '2' }, '1234567-2', false],
  ['nothing', {}, null, false],
])('an amendment says %s', (_what, changes, registryCertificate, isSound) => {
  const payload = { classId: idOf('Common'), changes, resolution: null, registryCertificate };
  expect(checkPayload('class.amended', payload).ok).toBe(isSound);
});
