/** One work of an organization at a time; those that wait for it must not keep the requests of others from the database. In
 *  this process they come in their order; those of other processes are told apart by the head, which one of each tries to
 *  take, without a connection in between. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Refused, refuse } from '@tabellion/kernel/refusal.ts';
import { HeadTaken } from './store/head.ts';

/** Whoever records does not wait for those who preview; whoever says who is a member waits for neither. */
export type QueueName = 'previews' | 'records' | 'memberships';

interface WorkQueue {
  /** When all of them are over; never fails. */
  last: Promise<void>;
  /** How many work or wait. */
  length: number;
}

const lines = new Map<string, WorkQueue>();

type Aside = (turn: () => Promise<void>) => Promise<void>;

/** So many work or wait in one queue of an organization, and so long one waits, as for a lock of the database. */
const mostInLine = 100;
const mostMs = 10_000;
const retrySeconds = 10;
/** While another process is at it. */
const pauseMs = 250;

/**
 * Runs `work` when all that came before it are over, at once where there are none; not at all where the line is full, or its
 * turn does not come. A work that throws `HeadTaken` has done nothing, and is begun again.
 * @param aside  holds no connection while it waits for its turn
 */
export async function serialize<Outcome>(
  [orgId, queue]: readonly [orgId: string, queue: QueueName],
  work: () => Promise<Outcome>,
  aside: Aside = (turn) => turn(),
): Promise<Outcome | Refused<'GENERAL.TOO_MANY' | 'REGISTERS.HELD_UP'>> {
  const name = `${queue} ${orgId}`;
  const line = lines.get(name) ?? { last: Promise.resolve(), length: 0 };
  if (line.length >= mostInLine) return refuse('GENERAL.TOO_MANY', { params: { seconds: retrySeconds } });
  const [before, isFirst] = [line.last, line.length === 0];
  const mine = isFirst ? whenFree(work, aside) : waiting(before, work, aside);
  line.last = Promise.allSettled([before, mine]).then(() => undefined);
  line.length += 1;
  lines.set(name, line);
  try {
    return await mine;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(name);
  }
}

async function waiting<Outcome>(
  before: Promise<void>,
  work: () => Promise<Outcome>,
  aside: Aside,
): Promise<Outcome | Refused<'REGISTERS.HELD_UP'>> {
  let hasCome = false;
  await aside(async () => {
    hasCome = await comesInTime(before);
  });
  return hasCome ? whenFree(work, aside) : refuse('REGISTERS.HELD_UP');
}

async function whenFree<Outcome>(
  work: () => Promise<Outcome>,
  aside: Aside,
): Promise<Outcome | Refused<'REGISTERS.HELD_UP'>> {
  const last = performance.now() + mostMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof HeadTaken)) throw error;
      if (performance.now() > last) return refuse('REGISTERS.HELD_UP');
      await aside(() => pause(pauseMs));
    }
  }
}

/** Whether others are over before it is too late. */
async function comesInTime(others: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), mostMs);
  });
  const come = others.then(() => true);
  return Promise.race([come, tooLate]).finally(() => clearTimeout(timer));
}
