/** A filing in the reader's words: its name, its registry, its state, its rule. */
import { formatDate } from '@tabellion/texts/dates.ts';
import type { Language, TextKey } from '@tabellion/texts/text.ts';
import type { Tone } from '@tabellion/ui/components/Data.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { FilingView } from '../contract.ts';

/** "Annual return 2026", "Notice of change of directors, Form 6", and before it that it corrects another. */
export function titleOf({ kind, filing_year: year, form, corrects }: FilingView, text: Text): string {
  const title = text(`deadline.kind.${kind}`, { year: String(year ?? '') }).trim();
  const number = form === null ? undefined : /^Form (\d+)$/.exec(form)?.[1];
  const name = number === undefined ? form : text('deadline.formNumber', { number });
  const whole = name === null ? title : text('deadline.form', { title, form: name });
  return corrects === null ? whole : text('filings.correction', { title: whole });
}

export const registryOf = (registration: string, text: Text): string =>
  registration === 'CA'
    ? text('filings.registration.CA')
    : text('filings.registration.of', { place: text(`province.${registration}` as TextKey) });

export const ruleOf = (
  { rule, count, counted_from }: Pick<FilingView, 'rule' | 'count' | 'counted_from'>,
  text: Text,
  language: Language,
): string => text(`deadline.rule.${rule}`, { count, from: formatDate(counted_from, language, 'long') });

/** The badge of a filing. The registry's side speaks where the product's own is done. */
export function stateOf(filing: FilingView, text: Text): { readonly tone: Tone; readonly words: string } {
  const { status, days, waits_for } = filing;
  if (filing.registry.state === 'rejected') return { tone: 'err', words: text('filings.state.rejected') };
  if (waits_for === 'registry') return { tone: 'info', words: text('filings.state.withRegistry') };
  switch (status) {
    case 'overdue':
      return { tone: 'err', words: text('filings.state.overdue', { days: -days }) };
    case 'due':
      return { tone: days <= 30 ? 'warn' : 'info', words: text('filings.state.due', { days }) };
    case 'Complete':
      return { tone: 'ok', words: text('filings.state.Complete') };
    case 'awaiting_payment':
      return { tone: 'warn', words: text('filings.state.awaiting_payment') };
    case 'in_progress':
      return { tone: 'info', words: text('filings.state.in_progress') };
    case 'upcoming':
    case 'not_applicable':
      return { tone: 'neutral', words: text(`filings.state.${status}`) };
  }
}
