/** Words of a finding in the reader's language. */
import { formatDate } from '@tabellion/texts/dates.ts';
import { figureLocaleOf, isolated, type Language, type Text } from '@tabellion/texts/text.ts';
import type { FindingView } from '../contract.ts';

export interface FindingWords {
  readonly title: string;
  /** Why it matters, or what to do. */
  readonly why: string;
  /** `CBCA s. 106(9)`; empty where there is none. */
  readonly citation: string;
}

export const percentIn = (language: Language, percent: number): string =>
  new Intl.NumberFormat(figureLocaleOf(language), { style: 'percent' }).format(percent / 100);

export function wordsOf(
  { code, about, params, citation }: Pick<FindingView, 'code' | 'about' | 'params' | 'citation'>,
  text: Text,
  language: Language,
): FindingWords {
  const spelled = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, spell(name, value, language)]),
  );
  return {
    title: [text(`check.${code}`), spell('about', about, language)].filter(Boolean).join(' · '),
    why: text(`check.${code}.why`, spelled),
    citation: citation === null ? '' : cite(citation, text),
  };
}

/** French names a section an article, and what stands in brackets behind its number a paragraph of it. */
function cite(
  { act, number, must_confirm: isUnsure }: NonNullable<FindingView['citation']>,
  text: Text,
): string {
  const cited = text(`check.cites.${act}`, {
    part: number.includes('(') ? 'paragraph' : 'section',
    number: isolated(number),
  });
  return isUnsure ? text('check.cites.confirm', { cited }) : cited;
}

/** The kind of an act chooses words and is none. */
function spell(name: string, value: string, language: Language): string {
  if (name === 'kind' || value === '') return value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, language) : isolated(value);
}
