/**
 * Starts a line of its own: each work begins when those before it are over, well or not.
 * The line knows no bound and no time; whoever may fill it counts who waits.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    // Who asked for it hears of its failure; the next one begins all the same.
    last = mine.catch(() => undefined);
    return mine;
  };
}
