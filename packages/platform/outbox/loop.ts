/** Repeats a piece of work while there is some, then waits to be woken or for a moment to pass. */

export interface LoopOptions {
  /** Does some work. @returns how much was done; 0 means that there is nothing now */
  readonly tick: () => Promise<number>;
  /** How long to wait when there is nothing to do. Rows of another process are found after this. */
  readonly idleMs: number;
  /** Told about a tick that threw, such as a lost database; the loop goes on after `idleMs`. */
  readonly onFault: (error: unknown) => void;
}

export interface Loop {
  /** Looks again at once. A call during a tick leads to one more tick. */
  wake(): void;
  /** Waits for the tick under way, then stops for good. */
  close(): Promise<void>;
}

export function openLoop({ tick, idleMs, onFault }: LoopOptions): Loop {
  let open = true;
  let woken = false;
  let stopWaiting: () => void = () => undefined;

  async function idle(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idleMs);
      stopWaiting = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    stopWaiting = () => undefined;
  }

  async function run(): Promise<void> {
    while (open) {
      woken = false;
      const done = await tick().catch((error: unknown) => {
        onFault(error);
        return 0;
      });
      if (open && done === 0 && !woken) await idle();
    }
  }

  const running = run();
  return {
    wake() {
      woken = true;
      stopWaiting();
    },
    async close() {
      open = false;
      stopWaiting();
      await running;
    },
  };
}
