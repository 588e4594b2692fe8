/** Words of a rule that is broken in several places. */
import type { Language, Text } from '@tabellion/texts/text.ts';
import type { BrokenRule, FindingView } from '../contract.ts';
import type { CheckCode } from './readiness.ts';
import { wordsOf } from './words.ts';

/** Rules that are often broken in several places have words that count them: `check.many.{code}`. */
const counted = [
  'issue_resolution_unsigned',
  'document_unsigned',
  'certificate_unsigned',
  'signed_copy_missing',
  'document_missing',
  'certificate_missing',
  'facts_changed',
  'act_without_paper',
] as const satisfies readonly CheckCode[];

/** Where each place has a reason of its own, or one that speaks of a single document: `check.many.{code}.why`. */
const reasoned = [
  'issue_resolution_unsigned',
  'document_unsigned',
  'certificate_unsigned',
] as const satisfies readonly (typeof counted)[number][];

export interface RuleWords {
  readonly title: string;
  /** The reason that holds of every place; empty where each has one of its own. */
  readonly why: string;
  /** Each once; empty where there is none. */
  readonly citation: string;
}

/** @param findings  those of its places that are read; may be none on a page that only counts them */
export function ruleWordsOf(
  { code, places }: Pick<BrokenRule, 'code' | 'places'>,
  findings: readonly Pick<FindingView, 'code' | 'about' | 'params' | 'citation'>[],
  text: Text,
  language: Language,
): RuleWords {
  const all = findings.map((one) => wordsOf(one, text, language));
  const [first] = all;
  const name = counted.find((one) => one === code);
  const citations = [...new Set(all.flatMap((one) => one.citation || []))];
  const citation = citations.slice(0, CITED).join(text('check.semicolon'));
  if (places === 1 && first !== undefined) return first;
  const isShared = all.every(({ why }) => why === first?.why);
  const why = isShared ? (first?.why ?? '') : '';
  if (name === undefined || places === 1) return { title: titleOf({ code, places }, text), why, citation };
  const reason = reasoned.find((one) => one === name);
  return {
    title: text(`check.many.${name}`, { count: places }),
    why: reason === undefined ? why : text(`check.many.${reason}.why`),
    citation,
  };
}

const CITED = 2;

const titleOf = ({ code, places }: Pick<BrokenRule, 'code' | 'places'>, text: Text): string =>
  places === 1 ? text(`check.${code}`) : `${text(`check.${code}`)} (${places})`;
