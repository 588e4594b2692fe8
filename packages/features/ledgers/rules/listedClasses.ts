/** Which classes of the register are listed, and in which order. */

import { type Decimal, decimalTotal } from '@tabellion/kernel/decimal.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';

interface Listed {
  readonly terms: { readonly name: string };
  /** Whole shares. */
  readonly issued: string;
  readonly holders: number;
  /** Exact dollars. */
  readonly capital: string;
}

interface Listing {
  /** Words of a name, in any order; case and accents do not matter. */
  readonly name: string;
  /** One of `classSorts`; of `created` the lines stay in their order. */
  readonly sort: string;
  /** Whose alphabet. */
  readonly language: string;
}

/** Those of one rank stay in the order of the articles. */
export function listedClasses<Line extends Listed>(
  lines: readonly Line[],
  { name, sort, language }: Listing,
): Line[] {
  const words = foldText(name).split(' ').filter(Boolean);
  if (words.length === 0 && name.trim() !== '') return []; // signs alone, which no name is found by
  const found = lines.filter(({ terms }) => words.every((word) => foldText(terms.name).includes(word)));
  const isFalling = sort.startsWith('-');
  const by = sort.replace('-', '');
  if (by === 'created') return isFalling ? found.toReversed() : found;
  const { compare: alphabetic } = new Intl.Collator(language, { numeric: true });
  const inOrder = (a: Line, b: Line): number =>
    by === 'name' ? alphabetic(a.terms.name, b.terms.name) : compare(rank(a, by), rank(b, by));
  return found.toSorted((a, b) => (isFalling ? inOrder(b, a) : inOrder(a, b)));
}

function rank({ issued, holders, capital }: ClassFigures, by: string): bigint | Decimal {
  if (by === 'issued') return BigInt(issued);
  return by === 'holders' ? BigInt(holders) : decimalTotal(capital);
}

type ClassFigures = Pick<Listed, 'issued' | 'holders' | 'capital'>;
