const firstMs = 1_000;
const longestMs = 15 * 60_000;

/**
 * How long to wait before the next try: doubling from one second to a quarter of an hour, spread evenly over the upper
 * half of that time, so that many rows which failed together do not come back together.
 * @param attempts tries so far, 1 or more
 * @param random 0 <= random < 1
 * @returns whole milliseconds, 500 to 900,000
 */
export function backoffMs(attempts: number, random: number): number {
  const wholeMs = Math.min(longestMs, firstMs * 2 ** (attempts - 1));
  return Math.floor(wholeMs / 2 + (wholeMs / 2) * random);
}
