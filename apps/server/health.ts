/** How the installation is, for a load balancer and for whoever is called at night. */
import { isFull } from '@tabellion/platform/database/errors.ts';
import { isAnswering } from '@tabellion/platform/database/isAnswering.ts';
import type { Installation } from './installation.ts';

export interface HealthState {
  readonly ready: boolean;
  readonly database: 'answers' | 'away' | 'full';
}

export interface Health {
  /** Notes what a request met. */
  noteFault(error: unknown): void;
  read(): Promise<HealthState>;
}

/** A full disk is seen by who writes; who only asks whether the database answers never meets it. */
const fullForMs = 60_000;

export function healthOf(
  { db }: Pick<Installation, 'db'>,
  now: () => number = () => performance.now(),
): Health {
  let fullUntil = Number.NEGATIVE_INFINITY;
  return {
    noteFault: (error) => {
      if (isFull(error)) fullUntil = now() + fullForMs;
    },
    read: async () => {
      if (!(await isAnswering(db))) return { ready: false, database: 'away' };
      return now() < fullUntil ? { ready: false, database: 'full' } : { ready: true, database: 'answers' };
    },
  };
}
