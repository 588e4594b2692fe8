import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { numberLength } from '../contract.ts';
import { activityLength } from '../particularsContract.ts';
import { type FiledInput, readFiled } from './readFiled.ts';
import { readParticular } from './readParticular.ts';
import { statedOn } from './statedOn.ts';

const today = plainDate('2026-05-02');

/** The value, or the fields that are refused. */
const spelled = (
  read: { ok: true; value: object } | { ok: false; error: readonly { path: string; textCode: string }[] },
) => (read.ok ? read.value : read.error.map(({ path, textCode }) => `${path} ${textCode}`));

const filed = (typed: Partial<FiledInput>) =>
  spelled(
    readFiled(
      { number: undefined, filedOn: undefined, documentId: undefined, ...typed },
      { today, opensOn: plainDate('2026-03-12') },
    ),
  );

test.each([
  [{ number: ' 1584203 ' }, { number: '1584203', filedOn: '2026-05-02' }],
  [
    { number: '1', filedOn: '2026-03-12' },
    { number: '1', filedOn: '2026-03-12' },
  ],
  [{ documentId: 'confirmation' }, { number: '', filedOn: '2026-05-02' }],
  [{}, ['number FILINGS.NUMBER_OR_CONFIRMATION']],
  [{ number: '1', filedOn: '2026-03-11' }, ['filed_on FILINGS.NOT_OPEN_THEN']],
  [{ number: '1', filedOn: '2026-05-03' }, ['filed_on PEOPLE.DATE_IN_FUTURE']],
  [{ number: '1', filedOn: '2026-02-30' }, ['filed_on GENERAL.NOT_A_DATE']],
  [{ number: '1'.repeat(numberLength + 1) }, ['number GENERAL.TOO_LONG']],
])('filed elsewhere as %o', (typed, read) => {
  expect(filed(typed)).toEqual(read);
});

test.each([
  ['email', ' Office@Maple.test ', undefined, { value: 'office@maple.test', effectiveOn: '2026-05-02' }],
  ['activity', 'Robots', '2025-01-01', { value: 'Robots', effectiveOn: '2025-01-01' }],
  ['email', 'nobody', undefined, ['value GENERAL.NOT_AN_EMAIL']],
  ['activity', ' ', undefined, ['value GENERAL.FIELD_REQUIRED']],
  ['activity', 'x'.repeat(activityLength + 1), undefined, ['value GENERAL.TOO_LONG']],
  ['activity', 'Robots', '2026-05-03', ['effective_on PEOPLE.DATE_IN_FUTURE']],
] as const)('%s %s since %s', (kind, value, effectiveOn, read) => {
  expect(spelled(readParticular({ kind, value, effectiveOn }, today))).toEqual(read);
});

test('the newest statement of a kind by a day counts, as it was known then', () => {
  const entry = (value: string, effectiveOn: string, recordedAt: string) =>
    ({ kind: 'email', value, effectiveOn: plainDate(effectiveOn), recordedAt: instant(recordedAt) }) as const;
  const entries = [
    entry('c', '2026-04-01', '2026-04-01T12:00:00.000000Z'),
    entry('b', '2025-06-01', '2026-04-02T12:00:00.000000Z'),
    entry('a', '2025-03-12', '2025-03-12T12:00:00.000000Z'),
  ];
  const on = (day: string, knownAt?: string) =>
    statedOn(entries, 'email', {
      day: plainDate(day),
      knownAt: knownAt === undefined ? undefined : instant(knownAt),
    });
  expect([on('2025-03-11'), on('2025-03-12'), on('2026-03-12'), on('2026-05-01')]).toEqual([
    null,
    'a',
    'b',
    'c',
  ]);
  expect(on('2026-03-12', '2026-04-01T12:00:00.000000Z')).toBe('a');
  expect(statedOn(entries, 'activity', { day: today })).toBeNull();
});
