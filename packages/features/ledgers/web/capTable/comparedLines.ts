import type { Change, RedlineCounts } from '@tabellion/ui/register/Redline.tsx';

/** A line of the cap table on two dates. */
export interface ComparedLine<Line> {
  readonly key: string;
  /** As it stands now, or stood last. */
  readonly line: Line;
  readonly before: Line | undefined;
  readonly after: Line | undefined;
  readonly change: Change;
}

/** What a line compares. */
export interface ComparedLineOf {
  readonly key: string;
  readonly sharesExact: string;
  readonly owns: string;
  readonly votes: string;
  readonly diluted: string;
  readonly statedCapital?: string;
}

const figures = ['sharesExact', 'owns', 'votes', 'diluted', 'statedCapital'] as const;

/** The lines of the later date in their order, then those that are gone. A line changes with any of its figures: whoever is
 *  diluted without a transaction of his own, too. */
export function comparedLines<Line extends ComparedLineOf>(
  before: readonly Line[],
  after: readonly Line[],
): readonly ComparedLine<Line>[] {
  const was = new Map(before.map((line) => [line.key, line]));
  const stays = new Set(after.map(({ key }) => key));
  return [
    ...after.map((line): ComparedLine<Line> => {
      const earlier = was.get(line.key);
      const isSame = figures.every((figure) => earlier?.[figure] === line[figure]);
      const change = earlier === undefined ? 'joined' : isSame ? 'same' : 'changed';
      return { key: line.key, line, before: earlier, after: line, change };
    }),
    ...before.flatMap((line): ComparedLine<Line>[] =>
      stays.has(line.key) ? [] : [{ key: line.key, line, before: line, after: undefined, change: 'left' }],
    ),
  ];
}

export function countsOf(lines: readonly ComparedLine<unknown>[]): RedlineCounts {
  const counts = { joined: 0, left: 0, changed: 0, same: 0 };
  for (const { change } of lines) counts[change] += 1;
  return counts;
}
