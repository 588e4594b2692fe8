import { plainDate } from '@tabellion/kernel/date.ts';
import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import { expect, test } from 'vitest';
import { filingPromptWords } from './filingPrompt.ts';

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
