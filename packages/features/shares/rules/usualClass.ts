/** The terms of a class of which no more is told than its name, its price and whether it votes (specification section 3). */
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import type { ShareClassDraft, ShareClassInput } from '../shapes.ts';

/** A new class with what its form left out and depends on the rest: one vote a share if it votes, and the prefix that its name
 *  suggests. @param others  those of the same articles, whose prefixes are taken */
export function withUsualTerms(
  { properties, ...rest }: ShareClassDraft,
  others: readonly Pick<ClassPayload, 'prefix'>[],
): ShareClassInput {
  const taken = others.map(({ prefix }) => prefix);
  const { voting, votes_per_share = voting ? '1' : '0', prefix = prefixOf(rest.name, taken) } = properties;
  return { ...rest, properties: { ...properties, votes_per_share, prefix } };
}

/** Longest prefix that a certificate number may have (shapes.ts). */
const longestPrefix = 6;

/** The initials of a name, such as `CB` for Class B; of one word the first letter and S for shares, then that letter alone,
 *  then its first two. `CS` where a name has no Latin letters. Where others have all of these, a letter follows the
 *  initials: a prefix holds letters only.
 *  @param taken  the prefixes of the other classes; the suggestion is none of them */
export function prefixOf(name: string, taken: readonly string[]): string {
  const words =
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[A-Z]+/g) ?? [];
  const initials = words.map((word) => word[0]).join('') || 'C';
  const ofOneWord = [`${initials}S`, initials, ...words.map((word) => word.slice(0, 2))];
  const stem = initials.slice(0, longestPrefix - 1);
  const candidates = [
    ...(initials.length === 1 ? ofOneWord : [initials.slice(0, longestPrefix)]),
    ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => stem + letter),
  ];
  return candidates.find((one) => !taken.includes(one)) ?? '';
}
