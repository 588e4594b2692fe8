import type { PersonKind } from '@tabellion/book/acts/person-added.ts';
import { foldText } from '../../organizations/rules/foldName.ts';
import { jurisdiction } from '../../organizations/rules/jurisdictions.ts';

const words: Readonly<Record<Exclude<PersonKind, 'joint'>, readonly string[]>> = {
  individual: [
    'individual',
    'person',
    'natural person',
    'particulier',
    'personne',
    'gerçek kişi',
    'kişi',
    'فرد',
    'شخص',
  ],
  body_corporate: [
    ...[
      'corporation',
      'company',
      'body corporate',
      'body_corporate',
      'institution',
      'entity',
      'partnership',
      'fund',
    ],
    ...['société', 'personne morale', 'şirket', 'tüzel kişi', 'شركة', 'شخص اعتباري'],
  ],
  trust: ['trust', 'fiducie', 'estate', 'succession', 'ائتمان'],
};

/** What people call a kind of holder; undefined for another word. */
export function readKind(word: string): PersonKind | undefined {
  const folded = word.trim().toLocaleLowerCase('en');
  return (Object.keys(words) as (keyof typeof words)[]).find((kind) => words[kind].includes(folded));
}

/** Legal elements, and what partnerships and bodies abroad end in; folded, each after a blank. */
const bodies: readonly string[] = [
  ...jurisdiction('CA').names.legalElements,
  ...['L.P.', 'LP', 'LLP', 'LLC', 'PLC', 'GmbH', 'Fund', 'A.Ş.'],
].map((element) => ` ${foldText(element)}`);
const trusts: readonly string[] = ['trust', 'fiducie'].map((word) => ` ${word}`);

/** By the end of the name: a legal element is a body's. */
export function kindOfName(name: string): PersonKind {
  const folded = foldText(name);
  if (trusts.some((end) => folded.endsWith(end))) return 'trust';
  return bodies.some((end) => folded.endsWith(end)) ? 'body_corporate' : 'individual';
}
