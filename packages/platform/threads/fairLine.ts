/**
 * Starts a line in which `most` works are under way at once, and one for each name: who came first goes first, past those who
 * wait for their own. It knows no bound and no time; whoever may fill it counts who waits.
 */
export function fairLine(most: number): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Set<string>();
  const waiting: { name: string; begin: () => void }[] = [];
  const callNext = (): void => {
    const at = waiting.findIndex(({ name }) => !underWay.has(name));
    const [next] = at < 0 || underWay.size >= most ? [] : waiting.splice(at, 1);
    if (next === undefined) return;
    underWay.add(next.name);
    next.begin();
  };
  return async (name, work) => {
    await new Promise<void>((begin) => {
      waiting.push({ name, begin });
      callNext();
    });
    try {
      return await work();
    } finally {
      underWay.delete(name);
      callNext();
    }
  };
}
