import type { PlainDate } from '@tabellion/kernel/date.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';

export interface ControlQuery {
  readonly who: 'current' | 'former' | 'all';
  /** Words of a name, in any order; case and accents do not matter. */
  readonly name: string;
  /** `-` before it: from the largest down. */
  readonly sort: string;
  readonly language: string;
}

interface Listed {
  /** As the register is sorted: family name first. */
  readonly sortingName: string;
  readonly percentVotes: string | null;
  readonly percentValue: string | null;
  readonly became_on: string;
  readonly ceased_on: PlainDate | string | null;
}

/** Those of one rank stay in the order of their names, in the reader's alphabet. */
export function filterAndSortLines<L extends Listed>(
  lines: readonly L[],
  { who, name, sort, language }: ControlQuery,
): L[] {
  const { compare } = new Intl.Collator(language);
  const words = foldText(name).split(' ').filter(Boolean);
  const isWanted = ({ ceased_on: ceased, sortingName }: L): boolean =>
    (who === 'all' || (who === 'current') === (ceased === null)) &&
    words.every((word) => foldText(sortingName).includes(word));
  const sign = sort.startsWith('-') ? -1 : 1;
  const by = rank[sort.replace('-', '')];
  const byName = (a: L, b: L) => compare(a.sortingName, b.sortingName);
  return lines
    .filter(isWanted)
    .sort((a, b) => (by === undefined ? sign * byName(a, b) : sign * (by(a) - by(b)) || byName(a, b)));
}

/** Unknown values rank lowest. */
const rank: Readonly<Record<string, (line: Listed) => number>> = {
  votes: ({ percentVotes }) => Number(percentVotes ?? -1),
  value: ({ percentValue }) => Number(percentValue ?? -1),
  since: ({ became_on: on }) => Number(on.replaceAll('-', '')),
};
