/** How the installation is, for a load balancer and for whoever is called at night. */
import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { CertificateState } from '@tabellion/paper/seal/seal.ts';
import { isFull } from '@tabellion/platform/database/errors.ts';
import { isAnswering } from '@tabellion/platform/database/isAnswering.ts';
import { outboxDepth, type QueueDepth } from '@tabellion/platform/outbox/store.ts';
import type { Installation } from './installation.ts';

export interface HealthState {
  readonly ready: boolean;
  /** `busy`: all connections are in use, and the server itself answers. Nothing is mended by a restart, so the process stays ready. */
  readonly database: 'answers' | 'busy' | 'away' | 'full';
  /** The days of the certificate that seals documents. Outside of them all else works, so the process stays ready. */
  readonly seal: CertificateState;
  /** How far the ledger has what is to be recorded: `behind` where a row waits for ten minutes, `refused` where one was refused
   *  and its organization's others wait for it. Nothing is lost, so the process stays ready. Left out while the database is away. */
  readonly ledger?: 'up_to_date' | 'behind' | 'refused';
}

export interface Health {
  noteFault(error: unknown): void;
  read(): Promise<HealthState>;
}

/** A full disk is seen by who writes; who only asks whether the database answers never meets it. */
const fullForMs = 60_000;

/** A row of the ledger that waits longer is told of; and how often the outbox is asked. */
const behindAfterMs = 10 * 60_000;
const ledgerAskedMs = 30_000;

export function healthOf(
  { db, probe, sealState, clock }: Pick<Installation, 'db' | 'probe' | 'sealState' | 'clock'>,
  now: () => number = () => performance.now(),
): Health {
  let fullUntil = Number.NEGATIVE_INFINITY;
  const ledger = ledgerStateOf({ probe, clock }, now);
  return {
    noteFault: (error) => {
      if (isFull(error)) fullUntil = now() + fullForMs;
    },
    read: async () => {
      const seal = sealState();
      const [answers, isFree] = await Promise.all([isAnswering(probe), isAnswering(db)]);
      if (!answers) return { ready: false, database: 'away', seal };
      if (now() < fullUntil) return { ready: false, database: 'full', seal };
      return { ready: true, database: isFree ? 'answers' : 'busy', seal, ledger: await ledger() };
    },
  };
}

/** Asked now and then: the outbox may be long where the ledger is away. */
function ledgerStateOf(
  { probe, clock }: Pick<Installation, 'probe' | 'clock'>,
  now: () => number,
): () => Promise<NonNullable<HealthState['ledger']>> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let state: NonNullable<HealthState['ledger']> = 'up_to_date';
  return async () => {
    if (now() < askedAt + ledgerAskedMs) return state;
    askedAt = now();
    const rows = await probe.asNobody(outboxDepth).catch(() => []);
    state = stateOfRows(
      rows.filter(({ topic }) => topic === 'ledger'),
      clock(),
    );
    return state;
  };
}

function stateOfRows(rows: readonly QueueDepth[], now: Instant): NonNullable<HealthState['ledger']> {
  if (rows.some(({ state }) => state === 'failed')) return 'refused';
  const isLate = rows.some(({ oldest }) => millisOfInstant(now) - millisOfInstant(oldest) > behindAfterMs);
  return isLate ? 'behind' : 'up_to_date';
}
