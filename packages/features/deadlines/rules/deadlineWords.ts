/** Words of a deadline, the same on pages, in calendars and in mails. */
import { ONTARIO_NOTICE } from '@tabellion/law/forms.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import type { Language, Text } from '@tabellion/texts/text.ts';
import type { OpenDeadline } from '../contract.ts';

type Titled = Pick<OpenDeadline, 'kind' | 'year' | 'form'> & {
  readonly own?: { readonly title: string } | null;
};

/** "Notice of change of directors, Form 6", "Annual return 2026". */
export function titleOf({ kind, year, form, own }: Titled, text: Text): string {
  if (own != null) return own.title;
  const title = text(`deadline.kind.${kind}`, { year: String(year ?? '') });
  return form === null ? title : text('deadline.form', { title, form: formName(form, text) });
}

/** `Form 6`, or Ontario's notice, in the reader's language; other names of forms are the registry's own. */
export function formName(form: string, text: Text): string {
  if (form === ONTARIO_NOTICE) return text('deadline.formOntario');
  const number = /^Form (\d+)$/.exec(form)?.[1];
  return number === undefined ? form : text('deadline.formNumber', { number });
}

/** The title, and the person whom it concerns. */
export function wholeTitleOf(deadline: Titled & Pick<OpenDeadline, 'person'>, text: Text): string {
  const title = titleOf(deadline, text);
  const { person } = deadline;
  if (person === null) return title;
  return text('deadline.person', { title, name: person.display_name || text('dashboard.erased') });
}

type Counted = Pick<OpenDeadline, 'rule' | 'count' | 'counted_from'>;

/** "60 days after the anniversary on March 12, 2026". */
export const ruleOf = (
  { rule, count, counted_from }: Counted,
  { text, language }: { readonly text: Text; readonly language: Language },
): string => text(`deadline.rule.${rule}`, { count, from: formatDate(counted_from, language, 'long') });
