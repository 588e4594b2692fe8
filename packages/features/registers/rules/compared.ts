/** A register on two dates as one list, for a redline. */

export type LineChange = 'joined' | 'left' | 'changed' | 'same';

/** A line of either date; `before` as it stood on the earlier one, null where it did not stand there. */
export type LineOnBothDates<Line> = Line & { readonly change: LineChange; readonly before: Line | null };

export interface ComparisonOptions<Line> {
  /** The key by which a line is known on both dates. */
  readonly keyOf: (line: Line) => string;
  /** The text compared of a line; by default all of it, as JSON. */
  readonly statementOf?: (line: Line) => string;
}

/** The lines of the later date in its order, then those that stand there no more. */
export function compared<Line extends object>(
  before: readonly Line[],
  after: readonly Line[],
  { keyOf, statementOf = JSON.stringify }: ComparisonOptions<Line>,
): LineOnBothDates<Line>[] {
  const earlier = new Map(before.map((line) => [keyOf(line), line]));
  const later = new Set(after.map(keyOf));
  return [
    ...after.map((line): LineOnBothDates<Line> => {
      const was = earlier.get(keyOf(line));
      if (was === undefined) return { ...line, change: 'joined', before: null };
      const isSame = statementOf(was) === statementOf(line);
      return { ...line, change: isSame ? 'same' : 'changed', before: was };
    }),
    ...before
      .filter((line) => !later.has(keyOf(line)))
      .map((line): LineOnBothDates<Line> => ({ ...line, change: 'left', before: line })),
  ];
}

export function countsOf(
  lines: readonly { readonly change: LineChange }[],
): Record<LineChange | 'lines', number> {
  const counts = { lines: lines.length, joined: 0, left: 0, changed: 0, same: 0 };
  for (const { change } of lines) counts[change] += 1;
  return counts;
}
