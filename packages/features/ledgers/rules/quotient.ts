/** A part of a whole as people check it with a calculator. */

/** A percentage cut off after four places, and whether that is all of it: 375,000 of 1,197,000 is `31.3283`, and more follows. */
export function percentCut(
  part: bigint,
  whole: bigint,
): { readonly quotient: string; readonly isWhole: boolean } {
  if (whole === 0n) return { quotient: '0', isWhole: true };
  const cut = (part * 1_000_000n) / whole;
  const places = (cut % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
  return {
    quotient: `${cut / 10_000n}${places && '.'}${places}`,
    isWhole: cut * whole === part * 1_000_000n,
  };
}
