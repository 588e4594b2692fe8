/** The deadlines of the card: those nearest to today on either side, in the order of their days. */
export const nearest = <One extends { readonly days: number }>(
  deadlines: readonly One[],
  most: number,
): One[] => {
  const near = new Set([...deadlines].sort((a, b) => Math.abs(a.days) - Math.abs(b.days)).slice(0, most));
  return deadlines.filter((one) => near.has(one));
};
