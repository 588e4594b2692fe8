import { foldText } from './foldName.ts';

/** Lawrence Philips' Metaphone (Computer Language 7:12, 1990), each step a rewriting; finished sounds are capitals,
 *  so that no later step touches them. 0 is "th" and X is "sh", as in the original. French accents are folded
 *  before and its `eau` is one sound. */
const steps: readonly (readonly [RegExp, string])[] = [
  [/([abd-z])\1+/g, '$1'],
  [/^[gkp]n/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/^x/, 's'],
  [/eau/g, 'o'],
  [/mb$/, 'm'],
  [/sch/g, 'SK'],
  [/t?ch|sh/g, 'X'],
  [/[ct](?=i[ao])|s(?=i[ao])/g, 'X'],
  [/ck/g, 'K'],
  [/c(?=[eiy])/g, 'S'],
  [/[cq]/g, 'K'],
  [/dg(?=[eiy])|g(?=[eiy])|j/g, 'J'],
  [/gh(?=[aeiou])/g, 'K'],
  [/gh|g(?=n(?:ed)?$)/g, ''],
  [/[gk]/g, 'K'],
  [/ph|[fv]/g, 'F'],
  [/th/g, '0'],
  [/[dt]/g, 'T'],
  [/x/g, 'KS'],
  [/[sz]/g, 'S'],
  [/h(?![aeiou])/g, ''],
  [/[wy](?![aeiou])/g, ''],
  [/(?<=.)[aeiou]/g, ''],
];

/** How a name sounds, word by word; words that sound alike in English or French share it. Letters of other
 *  scripts stand for themselves. `Kwik Foto` and `Quik Photo` differ only in the W: KWK FT, KK FT. */
export function phoneticKey(name: string): string {
  return foldText(name).split(' ').map(soundOf).filter(Boolean).join(' ');
}

function soundOf(word: string): string {
  return steps.reduce((sound, [pattern, code]) => sound.replace(pattern, code), word).toUpperCase();
}
