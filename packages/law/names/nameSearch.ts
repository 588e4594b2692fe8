import { isGenericWord } from './distinctness.ts';
import { normalizeName } from './foldName.ts';
import { phoneticKey } from './phonetic.ts';

/** Why two names may be confused, strongest first: the same but for accents, punctuation and legal element; the
 *  same words in another order or spacing; the same sound; all words of one within the other; much the same
 *  letters. */
export type NameMatchReason = 'identical' | 'same_words' | 'sounds_alike' | 'contains' | 'similar';

export interface NameMatch<T> {
  readonly existing: T;
  readonly reason: NameMatchReason;
  /** 0 to 100; 100 only for `identical`. */
  readonly score: number;
}

/** Keys that a store can keep beside a name in order to find it again. */
export interface NameKeys {
  readonly normalized: string;
  readonly phonetic: string;
}

/** Names less alike than this, in hundredths of shared trigrams, are not shown. */
const leastSimilarity = 45;

/** The keys of a corporate name. Legal element and connecting words play no part. */
export function nameKeys(name: string): NameKeys {
  const normalized = normalizeName(name);
  return { normalized, phonetic: phoneticKey(normalized) };
}

/** The existing names that `candidate` may be confused with (Regs ss. 18 to 19.1), most alike first. It compares forms of words and is
 *  not a Nuans report: it knows neither trademarks nor lines of business. Some 20 microseconds a name, 8 with its
 *  `keys` (2 shared cores, Node 20): let the store preselect some hundreds. */
export function findConfusingNames<T extends { readonly name: string; readonly keys?: NameKeys | undefined }>(
  candidate: string,
  existing: readonly T[],
): readonly NameMatch<T>[] {
  const sought = formOf(candidate);
  return existing
    .flatMap((one) => {
      const match = compareForms(sought, formOf(one.name, one.keys));
      return match ? [{ existing: one, ...match }] : [];
    })
    .sort((a, b) => b.score - a.score || (a.existing.name < b.existing.name ? -1 : 1));
}

/** Shared trigrams of all trigrams, each word padded with two blanks before and one after: the measure of
 *  PostgreSQL's pg_trgm. 0 to 1. */
export function trigramSimilarity(a: string, b: string): number {
  return shareOf(trigramsOf(a.split(' ')), trigramsOf(b.split(' ')));
}

interface NameForm extends NameKeys {
  readonly words: readonly string[];
  readonly trigrams: ReadonlySet<string>;
}

function formOf(name: string, keys: NameKeys = nameKeys(name)): NameForm {
  const words = keys.normalized.split(' ');
  return { ...keys, words, trigrams: trigramsOf(words) };
}

function compareForms(a: NameForm, b: NameForm): { reason: NameMatchReason; score: number } | undefined {
  if (a.normalized === b.normalized) return { reason: 'identical', score: 100 };
  if (hasSameWords(a.words, b.words)) return { reason: 'same_words', score: 95 };
  const similarity = Math.round(shareOf(a.trigrams, b.trigrams) * 100);
  if (a.phonetic.length > 1 && a.phonetic === b.phonetic) return { reason: 'sounds_alike', score: 90 };
  if (contains(a.words, b.words) || contains(b.words, a.words)) {
    return { reason: 'contains', score: Math.max(70, Math.min(similarity, 89)) };
  }
  return similarity >= leastSimilarity ? { reason: 'similar', score: Math.min(similarity, 89) } : undefined;
}

function hasSameWords(a: readonly string[], b: readonly string[]): boolean {
  const sorted = (words: readonly string[]) => [...words].sort().join(' ');
  return a.join('') === b.join('') || sorted(a) === sorted(b);
}

/** Generic words alone do not make two names alike: half of all names contain "services". */
function contains(whole: readonly string[], part: readonly string[]): boolean {
  return part.some((word) => !isGenericWord(word)) && part.every((word) => whole.includes(word));
}

function trigramsOf(words: readonly string[]): ReadonlySet<string> {
  const trigrams = new Set<string>();
  for (const word of words) {
    const letters = [...`  ${word} `];
    for (let at = 0; at + 3 <= letters.length; at += 1) trigrams.add(letters.slice(at, at + 3).join(''));
  }
  return trigrams;
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of a) if (b.has(trigram)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/**
 * The keys by which a store finds the names that `findConfusingNames` may judge alike: each distinctive word, how it
 * sounds, how it begins, and all letters together. Names that share none of these are not compared.
 */
export function searchKeys(name: string): readonly string[] {
  const { normalized } = nameKeys(name);
  const words = normalized.split(' ').filter((word) => word !== '');
  const telling = words.filter((word) => !isGenericWord(word));
  const searched = telling.length > 0 ? telling : words;
  const keys = searched.flatMap((word) => [`w:${word}`, ...sound(word), ...beginning(word)]);
  return [...new Set([...keys, `j:${words.join('')}`])];
}

/** One sound alone is shared by too many. */
function sound(word: string): string[] {
  const { phonetic } = nameKeys(word);
  return phonetic.length > 1 ? [`p:${phonetic}`] : [];
}

const beginning = (word: string): string[] => (word.length >= 5 ? [`b:${word.slice(0, 4)}`] : []);
