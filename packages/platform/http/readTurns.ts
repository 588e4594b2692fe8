/** Readings take turns, so that a busy process still writes. A write makes many steps, each of which waits for the event loop:
 *  among a hundred readings it holds its locks for seconds, and those behind it give up. */

export interface ReadTurns {
  /** Runs `work` when it is its turn. Throws `TooBusy` where it waited in vain. */
  reading<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` at once; fewer readings run beside it. */
  writing<T>(work: () => Promise<T>): Promise<T>;
}

export interface ReadTurnOptions {
  /** Readings at once. */
  readonly most: number;
  /** Readings at once while something is written. */
  readonly mostBesideWrites: number;
  /** Readings that wait; one more is refused at once. */
  readonly mostWaiting: number;
  readonly patienceMs: number;
}

/** Twice as many as there are connections: more would wait for one anyway. */
const usual: ReadTurnOptions = { most: 20, mostBesideWrites: 6, mostWaiting: 400, patienceMs: 5_000 };

/** Too many readings wait: the host answers 503, and the client comes again. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
  readonly statusCode = 503;
  constructor() {
    super('more is read than this process can answer');
  }
}

export function readTurns(options: ReadTurnOptions = usual): ReadTurns {
  const waiting = new Set<() => void>();
  let [readings, writes] = [0, 0];
  const hasTurn = () => readings < (writes > 0 ? options.mostBesideWrites : options.most);
  const letIn = () => {
    for (const begin of waiting) {
      if (!hasTurn()) return;
      waiting.delete(begin);
      readings += 1;
      begin();
    }
  };
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (waiting.size >= options.mostWaiting) return reject(new TooBusy());
      const begin = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        waiting.delete(begin);
        reject(new TooBusy());
      }, options.patienceMs);
      waiting.add(begin);
    });
  return {
    reading: async (work) => {
      if (waiting.size === 0 && hasTurn()) readings += 1;
      else await turn();
      try {
        return await work();
      } finally {
        readings -= 1;
        letIn();
      }
    },
    writing: async (work) => {
      writes += 1;
      try {
        return await work();
      } finally {
        writes -= 1;
        letIn();
      }
    },
  };
}
