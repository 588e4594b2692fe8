/** Waits for another service no longer than `ms`, whether or not it heeds the signal. Throws a TimeoutError then. */
export async function bounded<T>(ms: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const late = new DOMException('no answer in time', 'TimeoutError');
      ending.abort(late);
      reject(late);
    }, ms);
  });
  try {
    return await Promise.race([ask(ending.signal), end]);
  } finally {
    clearTimeout(timer);
  }
}
