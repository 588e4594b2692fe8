import { isGenericWord } from './genericWords.ts';
import { nameKeys } from './nameSearch.ts';

/**
 * By what a store finds the names that `compareNames` may judge alike: each distinctive word, how it sounds, how it
 * begins, and all letters together. Names that share none of these are not compared.
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
