/** Sends the rows of one topic. Several relays, in one process or many, share the work without sending twice. */
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../database/queries.ts';
import { faultCode } from '../log/fault.ts';
import { backoffMs } from './backoff.ts';
import type { OutboxRow } from './enqueue.ts';
import { type Loop, openLoop } from './loop.ts';
import { retry, type Sender, type SendOutcome } from './sender.ts';
import { type Lease, leaseRows, renewLease, type Settlement, settleRows } from './store.ts';

export interface RelayOptions {
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

/** Leases what is due, sends it, and writes down how it went: streams side by side, the rows of one in their order.
 *  @returns how many rows were tried */
export async function relayOnce(db: Database, sender: Sender, options: RelayOptions): Promise<number> {
  const lease = { id: randomUUID(), ms: options.leaseMs ?? 30_000 };
  const leasedAt = performance.now();
  const rows = await leaseRows(db, sender.topic, lease, sender.most ?? 8);
  if (rows.length === 0) return 0;
  const renewing = openRenewing(db, lease, { leasedAt, onFault: options.onFault });
  const settling = openSettling(db, lease);
  try {
    const streams = streamsOf(rows).values();
    const work = { ...options, ...settling, ...renewing };
    const lanes = Array.from({ length: mostStreams }, async () => {
      let tried = 0;
      for (const stream of streams) tried += await relayStream(stream, sender, work);
      return tried;
    });
    const tried = await Promise.all(lanes);
    await settling.written();
    return tried.reduce((sum, count) => sum + count, 0);
  } finally {
    renewing.close();
  }
}

/** Renews the lease while the rows are sent. Where that fails for too long they are another worker's, which may be at an earlier
 *  row of the same stream: whoever sends asks before each. */
function openRenewing(
  db: Database,
  lease: Lease,
  { leasedAt, onFault }: { readonly leasedAt: number } & Pick<RelayOptions, 'onFault'>,
) {
  let heldUntil = leasedAt + lease.ms;
  const timer = setInterval(() => {
    const at = performance.now();
    renewLease(db, lease).then(() => {
      heldUntil = at + lease.ms;
    }, onFault);
  }, lease.ms / 3);
  return { isLeaseHeld: (): boolean => performance.now() < heldUntil, close: () => clearInterval(timer) };
}

/** Streams that are worked at side by side: the connections of a pool are for requests too. */
const mostStreams = 8;

/** Rows of one stream together, in its order; each unordered one alone. */
function streamsOf(rows: readonly OutboxRow[]): OutboxRow[][] {
  const streams = new Map<string, OutboxRow[]>();
  for (const row of rows) {
    const stream = streams.get(row.stream ?? row.id);
    if (stream === undefined) streams.set(row.stream ?? row.id, [row]);
    else stream.push(row);
  }
  return [...streams.values()];
}

interface Relaying {
  settle(settlement: Settlement): void;
  isLeaseHeld(): boolean;
}

/** Sends until one is not sent: it holds back the rows after it. @returns how many were tried */
async function relayStream(
  rows: readonly OutboxRow[],
  sender: Sender,
  { settle, isLeaseHeld, ...options }: RelayOptions & Relaying,
): Promise<number> {
  let tried = 0;
  let isHeld = false;
  const together =
    sender.sendRun === undefined ? undefined : await sendRunGuarded(sender, rows, options.onFault);
  for (const [place, row] of rows.entries()) {
    if (isHeld || (together !== undefined && place >= together.length)) {
      settle({ id: row.id, state: 'untried', reason: null, againInMs: 0 });
      continue;
    }
    if (!isLeaseHeld()) return tried;
    tried += 1;
    const outcome = together?.[place] ?? (await sendGuarded(sender, row, options.onFault));
    const settlement = settlementOf(sender, row, outcome, options);
    isHeld = settlement.state !== 'sent';
    settle(settlement);
  }
  return tried;
}

/** Settles together what ends while an earlier settlement is being written. */
function openSettling(db: Database, lease: Lease) {
  let ended: Settlement[] = [];
  let writing = Promise.resolve();
  const faults: unknown[] = [];
  async function write(): Promise<void> {
    // Whatever ends in this turn goes with it.
    await nextTurn();
    const settled = ended;
    ended = [];
    await settleRows(db, lease, settled);
  }
  return {
    settle: (settlement: Settlement): void => {
      ended.push(settlement);
      if (ended.length > 1) return;
      // Its rows come free with their lease; those that end later are written all the same.
      writing = writing.then(write).catch((fault: unknown) => {
        faults.push(fault);
      });
    },
    async written(): Promise<void> {
      await writing;
      if (faults.length > 0) throw faults[0];
    },
  };
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

async function sendRunGuarded(
  sender: Sender,
  rows: readonly OutboxRow[],
  onFault: RelayOptions['onFault'],
): Promise<readonly SendOutcome[]> {
  try {
    return (await sender.sendRun?.(rows)) ?? [];
  } catch (error) {
    onFault(error);
    return [retry(faultCode(error))];
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
