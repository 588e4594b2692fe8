/** Names for a sentence that lists them, and how many more there are. */
export const namedOf = ({ count, first }: { readonly count: number; readonly first: readonly string[] }) => ({
  count,
  names: first.join('; '),
  more: Math.max(0, count - first.length),
});
