import { plainDate } from '@tabellion/kernel/date.ts';
import { yearsEnding } from '@tabellion/law/deadlines/testing.ts';
import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import { expect, test } from 'vitest';
import { filingPrompt, filingPromptWords } from './filingPrompt.ts';

const due = plainDate('2026-05-11');
const wordsOn = (today: string) =>
  filingPromptWords(
    {
      filing_year: 2026,
      due_date: due,
      confirmWithRegistry: false,
      incorporatedOn: plainDate('2025-03-12'),
    },
    { text: createText('en', en), language: 'en', today: plainDate(today) },
  ).message;

test('a day that has passed is told as such, and its last day is still to come', () => {
  expect(wordsOn(due)).toContain('Your annual return would be due on May 11, 2026.');
  expect(wordsOn('2026-05-12')).toContain('Your annual return was due on May 11, 2026.');
});

test.each([
  ['CA', '12-31', { filing_year: 2027, due_date: '2028-01-22' }],
  ['ON', '12-31', { filing_year: 2027, due_date: '2028-06-30' }],
  ['ON', '06-30', { filing_year: 2027, due_date: '2027-12-30' }],
  ['ON', '', { filing_year: 2027, due_date: null }],
] as const)(
  'after November 23, 2026 the prompt sets the next year in %s, year end "%s"',
  (jurisdiction, fiscal_year_end, first) => {
    const incorporation_date = plainDate('2026-11-23');
    const facts = {
      status: 'incorporated',
      filing_year: null,
      jurisdiction,
      incorporation_date,
      anchored_on: null,
    } as const;
    const financial_years = fiscal_year_end === '' ? null : yearsEnding(fiscal_year_end, incorporation_date);
    expect(filingPrompt({ ...facts, financial_years })).toMatchObject(first);
  },
);

test('after a continuance on February 29 the prompt sets the year after it, by its anniversary', () => {
  const facts = {
    status: 'incorporated',
    filing_year: null,
    jurisdiction: 'CA',
    incorporation_date: plainDate('2011-07-04'),
    anchored_on: plainDate('2024-02-29'),
    financial_years: null,
  } as const;
  // February 28, 2025 + 60 days.
  expect(filingPrompt(facts)).toMatchObject({ filing_year: 2025, due_date: '2025-04-29' });
});
