import type { PersonKind } from '@tabellion/book/terms/people.ts';
import { sameTextKey } from '@tabellion/kernel/seenText.ts';
import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';
import { wordsIn } from './columns.ts';

const words: Readonly<Record<PersonKind, readonly string[]>> = {
  individual: wordsIn(
    `individual, person, natural person, particulier, personne, gerçek kişi, kişi, فرد, شخص`,
  ),
  body_corporate:
    wordsIn(`corporation, company, body corporate, body_corporate, institution, entity, partnership, fund,
    société, personne morale, şirket, tüzel kişi, شركة, شخص اعتباري`),
  trust: wordsIn('trust, fiducie, estate, succession, ائتمان'),
  joint: wordsIn('joint, joint holders, jtwros, codétenteurs, conjoints, müşterek, مشترك'),
};

/** The kind of holder for a common word; undefined for another word. */
export function readKind(word: string): PersonKind | undefined {
  const folded = sameTextKey(word);
  return (Object.keys(words) as (keyof typeof words)[]).find((kind) => words[kind].includes(folded));
}

/** Legal elements, and what partnerships and bodies abroad end in; folded. */
const bodies: readonly string[] = [
  ...jurisdiction('CA').names.legalElements,
  'L.P.',
  'LP',
  'LLP',
  'LLC',
  'PLC',
  'GmbH',
  'Fund',
  'A.Ş.',
].map(foldText);

/** Words of trusts and estates, folded: at the end of a name, at its beginning, anywhere. */
const trusts = {
  end: ['trust', 'fiducie', 'estate', 'succession', 'in trust'],
  begin: wordsIn('estate of, the estate of, succession, fiducie, trustee of, trustees of, the trustees of'),
  within: ['family trust', 'itf', 'in trust for', 'en fiducie', 'en fideicommis', 'fiducie familiale'],
};

/** Words between the names of several who hold together, folded. The Arabic one is written together with the name that follows,
 *  as the first letter of many names is: it is not read. */
const joining: readonly string[] = ['and', 'et', 've', 'or', 'ou'];

/** Guesses from the words of a name: a legal element at its end is a body's, unless it holds for somebody; words
 *  of a trust or an estate are a trust's; two names with a word between them, one of them of two words at least,
 *  are joint holders. Whoever shows nothing of that is an individual. Whoever brings the table is told that it is
 *  a guess. */
export function kindOfName(name: string): PersonKind {
  const words = ` ${foldText(name)} `;
  const endsIn = (end: string) => words.length > end.length + 2 && words.endsWith(` ${end} `);
  const within = (word: string) => words.includes(` ${word} `);
  if (trusts.within.some(within)) return 'trust';
  if (bodies.some(endsIn)) return 'body_corporate';
  if (trusts.end.some(endsIn)) return 'trust';
  if (trusts.begin.some((begin) => words.startsWith(` ${begin} `))) return 'trust';
  return isOfSeveral(words.trim().split(' ')) ? 'joint' : 'individual';
}

function isOfSeveral(words: readonly string[]): boolean {
  const at = words.findIndex((word, place) => place > 0 && joining.includes(word));
  const after = words.length - at - 1;
  return at > 0 && after > 0 && at + after > 2;
}
