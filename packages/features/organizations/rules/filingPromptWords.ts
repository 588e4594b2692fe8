import type { PlainDate } from '@tabellion/kernel/date.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import type { Language, Text } from '@tabellion/texts/text.ts';
import type { filingPrompt } from './filingPrompt.ts';

/** The prompt in the reader's language: title and message of the specification's notification.
 *  @param today  at the registry: a day that has passed is told as such */
export function filingPromptWords(
  { filing_year, due_date, incorporatedOn }: NonNullable<ReturnType<typeof filingPrompt>>,
  { text, language, today }: { text: Text; language: Language; today: PlainDate },
): { title: string; message: string } {
  const on = longDate(incorporatedOn, language);
  const year = String(filing_year);
  return {
    title: text('organization.filingYear.title'),
    message:
      due_date === null
        ? text('organization.filingYear.ask', { on, year })
        : text(due_date < today ? 'organization.filingYear.askPast' : 'organization.filingYear.askDue', {
            on,
            year,
            due: longDate(due_date, language),
          }),
  };
}
