/** How the installation is, for a load balancer and for whoever is called at night. */
import type { CertificateState } from '@tabellion/paper/seal/seal.ts';
import { isFull } from '@tabellion/platform/database/errors.ts';
import { isAnswering } from '@tabellion/platform/database/isAnswering.ts';
import type { Installation } from './installation.ts';

export interface HealthState {
  readonly ready: boolean;
  /** `busy`: all connections are in use, and the server itself answers. Nothing is mended by a restart, so the process stays ready. */
  readonly database: 'answers' | 'busy' | 'away' | 'full';
  /** The days of the certificate that seals documents. Outside of them all else works, so the process stays ready. */
  readonly seal: CertificateState;
}

export interface Health {
  noteFault(error: unknown): void;
  read(): Promise<HealthState>;
}

/** A full disk is seen by who writes; who only asks whether the database answers never meets it. */
const fullForMs = 60_000;

export function healthOf(
  { db, probe, sealState }: Pick<Installation, 'db' | 'probe' | 'sealState'>,
  now: () => number = () => performance.now(),
): Health {
  let fullUntil = Number.NEGATIVE_INFINITY;
  return {
    noteFault: (error) => {
      if (isFull(error)) fullUntil = now() + fullForMs;
    },
    read: async () => {
      const seal = sealState();
      const [answers, isFree] = await Promise.all([isAnswering(probe), isAnswering(db)]);
      if (!answers) return { ready: false, database: 'away', seal };
      if (now() < fullUntil) return { ready: false, database: 'full', seal };
      return { ready: true, database: isFree ? 'answers' : 'busy', seal };
    },
  };
}
