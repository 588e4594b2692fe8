/** A filing in the reader's words: its name, its registry, its state, its rule. */
import { formatDate } from '@tabellion/texts/dates.ts';
import type { Language, TextKey } from '@tabellion/texts/text.ts';
import type { Tone } from '@tabellion/ui/components/Data.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { FilingView } from '../contract.ts';
import { stateWords } from '../rules/filingState.ts';

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

/** The badge of a filing. */
export const stateOf = (filing: FilingView, text: Text): { readonly tone: Tone; readonly words: string } => ({
  tone: toneOf(filing),
  words: stateWords(filing, text),
});

function toneOf({ status, days, waits_for, progress, registry }: FilingView): Tone {
  if (registry.state === 'rejected') return 'err';
  if (waits_for === 'registry') return 'info';
  switch (status) {
    case 'overdue':
      return 'err';
    case 'due':
      return days <= 30 ? 'warn' : 'info';
    case 'Complete':
      return 'ok';
    case 'awaiting_payment':
      return 'warn';
    case 'in_progress':
      return progress?.signatures ? 'warn' : 'info';
    case 'upcoming':
    case 'not_applicable':
      return 'neutral';
  }
}
