import type { Corporation } from '@tabellion/book/entities.ts';
import { articles } from '@tabellion/book/testing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import { describe, expect, test } from 'vitest';
import { type ReadResult, readArticles, readName, readOffice, readYearEnd } from './changes.ts';

/** Federal, with its office in Ontario by its articles, and a board of one to five. */
const maple: Corporation = {
  ...articles.articles,
  number: '1234567-8',
  jurisdiction: 'CA',
  incorporatedOn: plainDate('2025-03-12'),
};

const refusalsOf = (read: ReadResult<unknown>): string[] =>
  read.ok ? [] : read.error.map(({ path, textCode }) => `${path} ${textCode}`);
const yearEndOf = (typed: string) => {
  const read = readFiscalYearEnd(typed);
  if (!read.ok) throw new Error(`${typed} is no year end`);
  return read.value;
};
const payloadOf = <P>(read: ReadResult<P>): P | undefined => (read.ok ? read.value.payload : undefined);

describe('an office', () => {
  const bayStreet = {
    address_line_1: '200 Bay Street',
    city: 'Toronto',
    province: 'Ontario',
    postal_code: 'm5j2j2',
  };
  const peel = { ...bayStreet, city: 'Montréal', province: 'Quebec', postal_code: 'H2Y 1C6' };

  test('is the registered one in Canada unless told, and is read as the registers write it', () => {
    expect(payloadOf(readOffice(bayStreet, maple))).toEqual({
      place: 'registered',
      address: {
        street: '200 Bay Street',
        unit: null,
        city: 'Toronto',
        province: 'ON',
        postalCode: 'M5J 2J2',
        country: 'CA',
      },
    });
    const suite = readOffice({ ...bayStreet, address_line_2: 'Suite 400' }, maple);
    expect(payloadOf(suite)?.address.unit).toBe('Suite 400');
  });

  test('that is registered lies in the province of the articles; records may be elsewhere', () => {
    expect(refusalsOf(readOffice(peel, maple))).toEqual(['province ADDRESS.PROVINCE_NOT_ARTICLES']);
    expect(payloadOf(readOffice({ ...peel, place: 'records' }, maple))).toMatchObject({
      place: 'records',
      address: { province: 'QC' },
    });
    expect(readOffice(peel, { ...maple, province: 'QC' }).ok).toBe(true);
  });

  test('is refused at each field that is wrong', () => {
    const wrong = { ...bayStreet, address_line_1: '', postal_code: 'M5J' };
    expect(refusalsOf(readOffice(wrong, maple)).map((refusal) => refusal.split(' ')[0])).toEqual(
      expect.arrayContaining(['address_line_1', 'postal_code']),
    );
  });
});

test('a name is read with its legal element, by the law of the corporation', () => {
  const read = readName({ name: '  Cedar Machines ', name_postfix: 'Ltd.' }, maple);
  expect(payloadOf(read)).toEqual({ name: 'Cedar Machines Ltd.' });
  expect(refusalsOf(readName({ name: '', name_postfix: 'Ltd.' }, maple))).toHaveLength(1);
  // A law that nobody has read is judged like the federal one.
  expect(readName({ name: 'Cedar', name_postfix: 'Ltd.' }, { ...maple, jurisdiction: 'XX' }).ok).toBe(true);
});

test('a year end is a day of every year', () => {
  const read = (fiscal_year_end: string) =>
    readYearEnd(
      { fiscal_year_end },
      { on: plainDate('2025-05-01'), incorporatedOn: maple.incorporatedOn, yearEnds: [] },
    );
  expect(payloadOf(read('06-30'))).toEqual({ yearEnd: '06-30' });
  expect(refusalsOf(read('02-30'))).toEqual(['fiscal_year_end FISCAL_YEAR_END.INVALID']);
});

test('the first financial year ends on that day, within 53 weeks of the incorporation, or is not asked', () => {
  const read = (first_year_end: string, ...ends: readonly [from: string, end: string][]) =>
    readYearEnd(
      { fiscal_year_end: '12-31', first_year_end },
      {
        on: plainDate('2026-05-01'),
        incorporatedOn: plainDate('2025-12-28'),
        yearEnds: ends.map(([from, end]) => ({ from: plainDate(from), end: yearEndOf(end) })),
      },
    );
  expect(payloadOf(read('2026-12-31'))).toEqual({ yearEnd: '12-31', firstYearEndOn: '2026-12-31' });
  expect(payloadOf(read('2026-12-31', ['2025-12-28', '12-31']))).toMatchObject({
    firstYearEndOn: '2026-12-31',
  });
  expect(refusalsOf(read('2027-12-31'))).toEqual(['first_year_end FISCAL_YEAR_END.TOO_FAR']);
  expect(refusalsOf(read('2026-06-30'))).toEqual(['first_year_end FISCAL_YEAR_END.NOT_AT_YEAR_END']);
  const notFirst = ['first_year_end FISCAL_YEAR_END.NOT_AT_YEAR_END'];
  expect(refusalsOf(read('2026-12-31', ['2025-12-28', '06-30']))).toEqual(notFirst);
  // It is the year end of today, but not the first: it says nothing of the first year.
  expect(refusalsOf(read('2026-12-31', ['2025-12-28', '06-30'], ['2026-03-01', '12-31']))).toEqual(notFirst);
  // A wrong one is corrected from its own day on.
  expect(payloadOf(read('2026-12-31', ['2026-05-01', '06-30']))).toMatchObject({
    firstYearEndOn: '2026-12-31',
  });
  expect(refusalsOf(read('soon'))).toEqual(['first_year_end GENERAL.NOT_A_DATE']);
});

describe('articles', () => {
  test('change by the items that differ from what stands; the others are left', () => {
    expect(payloadOf(readArticles({}, maple))).toEqual({ changes: {} });
    const same = {
      min_directors: 1,
      corporation_province: 'Ontario',
      language: 'en',
      sector: 'none',
    } as const;
    expect(payloadOf(readArticles(same, maple))).toEqual({ changes: {} });
    // As the database gives it back: the shorter name first, then by the alphabet.
    const stored = { ...maple, board: { maximum: maple.board.maximum, minimum: maple.board.minimum } };
    expect(payloadOf(readArticles(same, stored))).toEqual({ changes: {} });
    const amended = { max_directors: 7, business_restriction: ' No banking. ', sector: 'book_sale' } as const;
    expect(payloadOf(readArticles(amended, maple))).toEqual({
      changes: {
        board: { minimum: 1, maximum: 7 },
        businessRestrictions: 'No banking.',
        sector: 'book_sale',
      },
    });
  });

  test('lose a clause that is emptied', () => {
    expect(payloadOf(readArticles({ transfer_restriction: ' ' }, maple))).toEqual({
      changes: { transferRestrictions: null },
    });
  });

  test.each([
    ['no director', { min_directors: 0 }, false],
    ['one director', { min_directors: 1, max_directors: 1 }, true],
    ['more at least than at most', { min_directors: 6 }, false],
    ['half a director', { max_directors: 2.5 }, false],
    ['a hundred', { max_directors: 100 }, true],
    ['a hundred and one', { max_directors: 101 }, false],
  ])('with a board of %s', (_, board, isTaken) => {
    expect(refusalsOf(readArticles(board, maple))).toEqual(
      isTaken ? [] : ['max_directors ONBOARDING.BOARD_INVALID'],
    );
  });

  test('name another province under the federal law alone', () => {
    const moved = { corporation_province: 'Quebec' };
    expect(payloadOf(readArticles(moved, maple))).toEqual({ changes: { province: 'QC' } });
    const ontario: Corporation = { ...maple, jurisdiction: 'ON' };
    expect(refusalsOf(readArticles(moved, ontario))).toEqual([
      'corporation_province CORPORATION.OFFICE_STAYS',
    ]);
    // A province that was entered wrongly goes back, and one that stays changes nothing.
    const elsewhere: Corporation = { ...ontario, province: 'QC' };
    expect(payloadOf(readArticles(moved, elsewhere))).toEqual({ changes: {} });
    expect(payloadOf(readArticles({ corporation_province: 'Ontario' }, elsewhere))).toEqual({
      changes: { province: 'ON' },
    });
  });

  test('are refused at every field that is wrong, together', () => {
    const wrong = {
      corporation_province: 'Atlantis',
      min_directors: 0,
      other_provisions: 'x'.repeat(20_001),
    };
    expect(refusalsOf(readArticles(wrong, maple)).toSorted()).toEqual([
      'corporation_province ADDRESS.PROVINCE_UNKNOWN',
      'max_directors ONBOARDING.BOARD_INVALID',
      'other_provisions GENERAL.TOO_LONG',
    ]);
  });
});
