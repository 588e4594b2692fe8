/** A register on two dates as one list, for a redline. */

export type Change = 'joined' | 'left' | 'changed' | 'same';

/** A line of either date; `before` as it stood on the earlier one, null where it did not stand there. */
export type Compared<Line> = Line & { readonly change: Change; readonly before: Line | null };

export interface ComparisonOptions<Line> {
  /** By what a line is known on both dates. */
  readonly keyOf: (line: Line) => string;
  /** The text compared of a line; by default all of it, as JSON. */
  readonly statementOf?: (line: Line) => string;
}

/** The lines of the later date in its order, then those that stand there no more. */
export function compared<Line extends object>(
  before: readonly Line[],
  after: readonly Line[],
  { keyOf, statementOf = JSON.stringify }: ComparisonOptions<Line>,
): Compared<Line>[] {
  const earlier = new Map(before.map((line) => [keyOf(line), line]));
  const later = new Set(after.map(keyOf));
  return [
    ...after.map((line): Compared<Line> => {
      const was = earlier.get(keyOf(line)) ?? null;
      const change = was === null ? 'joined' : statementOf(was) === statementOf(line) ? 'same' : 'changed';
      return { ...line, change, before: was };
    }),
    ...before
      .filter((line) => !later.has(keyOf(line)))
      .map((line): Compared<Line> => ({ ...line, change: 'left', before: line })),
  ];
}

/** How many lines there are, and how many changed how. */
export function countsOf(lines: readonly { readonly change: Change }[]): Record<Change | 'lines', number> {
  const counts = { lines: lines.length, joined: 0, left: 0, changed: 0, same: 0 };
  for (const { change } of lines) counts[change] += 1;
  return counts;
}
