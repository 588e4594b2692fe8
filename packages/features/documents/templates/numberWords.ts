/** Whole numbers in words, as certificates spell them. */
import type { DocumentLanguage } from './template.ts';

const en = {
  ones: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  tens: '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  scales: ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'],
};
const fr = {
  ones: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  ),
  tens: '  vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' '),
  scales: ['', 'mille', 'million', 'milliard', 'billion', 'billiard'],
};

/** `three hundred and seventy-five thousand`, `trois cent soixante-quinze mille`; figures above 999 quadrillion. */
export function numberInWords(value: bigint, language: DocumentLanguage): string {
  if (value === 0n) return language === 'en' ? 'zero' : 'zéro';
  const groups: number[] = [];
  for (let rest = value; rest > 0n; rest /= 1000n) groups.push(Number(rest % 1000n));
  if (groups.length > en.scales.length) return String(value);
  const spelled = groups.map((group, scale) =>
    language === 'en' ? englishGroup(group, scale) : frenchGroup(group, scale),
  );
  const [last = '', ...higher] = spelled;
  const isJoined = language === 'en' && last !== '' && higher.length > 0 && (groups[0] ?? 0) < 100;
  return [...higher.reverse(), isJoined ? `and ${last}` : last].filter(Boolean).join(' ');
}

function englishGroup(group: number, scale: number): string {
  if (group === 0) return '';
  const [hundreds, rest] = [Math.floor(group / 100), group % 100];
  const below = rest === 0 ? '' : englishBelowHundred(rest);
  const words =
    hundreds === 0 ? below : [`${en.ones[hundreds]} hundred`, below].filter(Boolean).join(' and ');
  return `${words} ${en.scales[scale] ?? ''}`.trim();
}

function englishBelowHundred(rest: number): string {
  if (rest < 20) return en.ones[rest] ?? '';
  const one = rest % 10;
  return `${en.tens[Math.floor(rest / 10)]}${one === 0 ? '' : `-${en.ones[one]}`}`;
}

/** `mille` has neither an article nor a plural; before it `cent` and `vingt` keep their singular. */
function frenchGroup(group: number, scale: number): string {
  if (group === 0) return '';
  if (scale === 1) return group === 1 ? 'mille' : `${frenchBelowThousand(group, false)} mille`;
  const name = fr.scales[scale] ?? '';
  const words = frenchBelowThousand(group, true);
  return name === '' ? words : `${words} ${name}${group > 1 ? 's' : ''}`;
}

function frenchBelowThousand(group: number, isLast: boolean): string {
  const [hundreds, rest] = [Math.floor(group / 100), group % 100];
  const below = rest === 0 ? '' : frenchBelowHundred(rest, isLast);
  if (hundreds === 0) return below;
  const cent = hundreds === 1 ? 'cent' : `${fr.ones[hundreds]} cent${rest === 0 && isLast ? 's' : ''}`;
  return [cent, below].filter(Boolean).join(' ');
}

function frenchBelowHundred(rest: number, isLast: boolean): string {
  if (rest < 20) return fr.ones[rest] ?? '';
  const ten = Math.floor(rest / 10);
  // French counts from ten to nineteen again after 70 and after 90.
  const one = ten === 7 || ten === 9 ? rest - (ten - 1) * 10 : rest % 10;
  const word = fr.tens[ten] ?? '';
  if (one === 0) return ten === 8 && isLast ? `${word}s` : word;
  const joins = (one === 1 || one === 11) && ten < 8;
  return joins ? `${word} et ${fr.ones[one]}` : `${word}-${fr.ones[one]}`;
}
