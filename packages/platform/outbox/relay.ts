/** Sends the rows of one topic. Several relays, in one process or many, share the work without sending twice. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/queries.ts';
import { faultCode } from '../log/fault.ts';
import { backoffMs } from './backoff.ts';
import type { OutboxRow } from './enqueue.ts';
import { type Loop, openLoop } from './loop.ts';
import { retry, type Sender, type SendOutcome } from './sender.ts';
import { leaseRows, renewLease, type Settlement, settleRow } from './store.ts';

export interface RelayOptions {
  /** Rows at once, of different streams. Default 8. */
  readonly most?: number;
  /** After a crash, rows come free after this; a relay at work renews. Default 30,000. */
  readonly leaseMs?: number;
  /** Default 1,000. */
  readonly idleMs?: number;
  /** Wait before the next try. Default `backoffMs` with `Math.random`. */
  readonly againInMs?: (attempts: number) => number;
  readonly onFault: (error: unknown) => void;
}

/** Opens a relay that works until it is closed. */
export function openRelay(db: Database, sender: Sender, options: RelayOptions): Loop {
  return openLoop({
    tick: () => relayOnce(db, sender, options),
    idleMs: options.idleMs ?? 1_000,
    onFault: options.onFault,
  });
}

/** Leases what is due, sends it, and writes down how it went. @returns how many rows were tried */
export async function relayOnce(db: Database, sender: Sender, options: RelayOptions): Promise<number> {
  const lease = { id: randomUUID(), ms: options.leaseMs ?? 30_000 };
  const rows = await leaseRows(db, sender.topic, lease, options.most ?? 8);
  if (rows.length === 0) return 0;
  const renewing = setInterval(() => void renewLease(db, lease).catch(options.onFault), lease.ms / 3);
  try {
    await Promise.all(
      rows.map(async (row) => {
        const outcome = await sendGuarded(sender, row, options.onFault);
        await settleRow(db, lease, settlementOf(sender, row, outcome, options));
      }),
    );
  } finally {
    clearInterval(renewing);
  }
  return rows.length;
}

async function sendGuarded(
  sender: Sender,
  row: OutboxRow,
  onFault: RelayOptions['onFault'],
): Promise<SendOutcome> {
  try {
    return await sender.send(row);
  } catch (error) {
    onFault(error);
    return retry(faultCode(error));
  }
}

function settlementOf(
  sender: Sender,
  row: OutboxRow,
  outcome: SendOutcome,
  options: RelayOptions,
): Settlement {
  if (outcome === 'sent') return { id: row.id, state: 'sent', reason: null, againInMs: 0 };
  const reason = outcome.reason.slice(0, 200);
  const isOver = 'failed' in outcome || row.attempts >= (sender.mostAttempts ?? Number.POSITIVE_INFINITY);
  if (isOver) return { id: row.id, state: 'failed', reason, againInMs: 0 };
  const againInMs = options.againInMs ?? ((attempts) => backoffMs(attempts, Math.random()));
  return { id: row.id, state: 'waiting', reason, againInMs: againInMs(row.attempts) };
}
