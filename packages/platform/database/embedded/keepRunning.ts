import type { ServerProcess } from './server-process.ts';

/** A server that ends more often than this has a reason that another start does not cure. */
const most = { restarts: 5, withinMs: 60_000 };

/** Starts a server, and starts it again whenever it ends unasked.
 *  @param say takes a sentence at each end
 *  @returns the server; `died` resolves when it ends for the sixth time in a minute, or does not start again */
export async function keepRunning(
  start: () => Promise<ServerProcess>,
  say: (sentence: string) => void,
): Promise<ServerProcess> {
  let isStopping = false;
  let restarts: number[] = [];
  let running = start();
  await running;

  async function watch(): Promise<string> {
    const { died } = await running;
    const sentence = await died;
    const now = performance.now();
    restarts = [...restarts.filter((at) => at > now - most.withinMs), now];
    if (isStopping || restarts.length > most.restarts) return sentence;
    say(`${sentence} It is started again.`);
    running = start();
    return watch();
  }

  return {
    died: watch().catch(
      (error: unknown) =>
        `PostgreSQL ended and did not start again. ${error instanceof Error ? error.message : ''}`,
    ),
    stop: async () => {
      isStopping = true;
      const server = await running.catch(() => undefined);
      await server?.stop();
    },
  };
}
