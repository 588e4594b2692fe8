/** A filing in the reader's words: its name, its registry, its state, its rule. */
import { formatDate } from '@tabellion/texts/dates.ts';
import type { Language, TextKey } from '@tabellion/texts/text.ts';
import type { Tone } from '@tabellion/ui/components/Data.tsx';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import { formName } from '../../deadlines/rules/deadlineWords.ts';
import type { FilingView } from '../contract.ts';
import { isOpen, isSentBack } from '../rules/due.ts';
import { stateWords } from '../rules/filingState.ts';

/** "Annual return 2026", "Notice of change of directors, Form 6", and before it that it corrects another. */
export function titleOf({ kind, filing_year: year, form, corrects }: FilingView, text: Text): string {
  const title = text(`deadline.kind.${kind}`, { year: String(year ?? '') }).trim();
  const whole = form === null ? title : text('deadline.form', { title, form: formName(form, text) });
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

/** The button by which a member goes on with a return. */
export function goOnWords(filing: FilingView, text: Text): string {
  if (isSentBack(filing)) return text('filings.sendAgain');
  const isBegun = filing.status === 'in_progress' || filing.status === 'awaiting_payment';
  return text(isBegun ? 'filings.goOn' : 'filings.start');
}

function toneOf(filing: FilingView): Tone {
  const { status, days, waits_for, progress, corrects } = filing;
  if (isSentBack(filing)) return 'err';
  if (waits_for === 'registry' || (corrects !== null && isOpen(filing))) return 'info';
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
