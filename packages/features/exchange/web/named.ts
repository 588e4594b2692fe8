/** Names for a sentence that lists them, and how many more there are. */
export const namesAndMore = ({
  count,
  first,
}: {
  readonly count: number;
  readonly first: readonly string[];
}) => ({ count, names: first.join('; '), more: Math.max(0, count - first.length) });

/** Numbers that follow one another, from the first to the last of them. */
export function missingNumberRanges({
  count,
  first,
}: {
  readonly count: number;
  readonly first: readonly { readonly from: string; readonly to: string; readonly count: number }[];
}) {
  const named = first.reduce((sum, gap) => sum + gap.count, 0);
  return {
    count,
    numbers: first.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join('; '),
    more: count - named,
  };
}
