import { MOST_VESTING_DATES } from '@tabellion/book/vesting-dated.ts';
import { expect, test } from 'vitest';
import { readVestingLines } from './vestingLines.ts';

const lines = (text: string) =>
  readVestingLines(text).dates.map(({ on, sharesExact }) => `${on} ${sharesExact}`);

test.each([
  ['as typed', '2026-03-31 250\n2027-03-31 1,250', ['2026-03-31 250', '2027-03-31 1250']],
  [
    'as pasted from a sheet',
    '2026/3/31\t250\r\n\r\n2027/3/31\t750\r\n',
    ['2026-03-31 250', '2027-03-31 750'],
  ],
  ['in one cell', '2026-03-31: 250; 2027-03-31: 750', ['2026-03-31 250', '2027-03-31 750']],
  [
    'as French and Turkish sheets write them',
    '2026-03-31;250\n2027-03-31;750;',
    ['2026-03-31 250', '2027-03-31 750'],
  ],
  ['with Arabic digits', '٢٠٢٦-٠٣-٣١ ٢٥٠', ['2026-03-31 250']],
])('lines of vesting are read %s', (_how, text, expected) => {
  expect(readVestingLines(text)).toMatchObject({ wrong: [], isTooLong: false });
  expect(lines(text)).toEqual(expected);
});

test('every line that cannot be read is named by its number', () => {
  const text = '2026-03-31 250\n31/03/2026 250\n\n2027-03-31\n2028-03-31 0.5\n3000-01-01 1\nsoon';
  expect(readVestingLines(text)).toEqual({
    dates: [{ on: '2026-03-31', sharesExact: '250' }],
    wrong: [
      { line: 2, textCode: 'GENERAL.NOT_A_DATE' },
      { line: 4, textCode: 'SHARES.OWNERSHIP_INVALID' },
      { line: 5, textCode: 'SHARES.OWNERSHIP_INVALID' },
      { line: 6, textCode: 'GENERAL.NOT_A_DATE' },
      { line: 7, textCode: 'GENERAL.NOT_A_DATE' },
    ],
    isTooLong: false,
  });
});

test('no more lines are read than a table has', () => {
  const { dates, isTooLong } = readVestingLines('2026-01-01 1\n'.repeat(MOST_VESTING_DATES + 1));
  expect([dates.length, isTooLong]).toEqual([MOST_VESTING_DATES, true]);
});
