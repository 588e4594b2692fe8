/** The mirror: rows of the outbox become leaves of the ledger, in the order of their organization, each once. Acts come before
 *  whatever follows from them. Rows that were sent before a crash, and not noted, are sent again under the same keys: the
 *  ledger answers those with the receipts of the first time. */
import { actRecord } from '@tabellion/book/actRecord.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { LedgerOutcome, LedgerWrite } from '@tabellion/ledger/port.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { OutboxRow } from '@tabellion/platform/outbox/enqueue.ts';
import { failed, retry, type Sender, type SendOutcome } from '@tabellion/platform/outbox/sender.ts';
import { storedActs } from '../../registers/server/public/mirrored.ts';
import type { Values } from '../rules/values.ts';
import { followLog, originOf } from './following.ts';
import { type PlannedRow, type PlannedWrite, planRows } from './planning.ts';
import type { RecordsPorts } from './ports.ts';
import { insertReceipts, type NewReceipt, selectLastMirroredAct } from './store/receipts.ts';

/** Leaves of one append, and acts of one page. */
const MOST_WRITES = 200;

export const ledgerSender = (ports: RecordsPorts): Sender => ({
  topic: 'ledger',
  most: 256,
  send: async (row) => (await sendRows(ports, [row]))[0] ?? retry('LEDGER_AWAY'),
  sendRun: (rows) => sendRows(ports, rows),
});

/** One outcome for each of the first rows. A ledger that is away throws where nothing was sent before it. */
async function sendRows(ports: RecordsPorts, rows: readonly OutboxRow[]): Promise<SendOutcome[]> {
  const outcomes: SendOutcome[] = [];
  const log = await originOf(ports.ledger);
  try {
    for (const run of runsOf(rows)) {
      outcomes.push(...(await sendRun(ports, run, log)));
      if (outcomes.some((one) => one !== 'sent')) break;
    }
  } catch (error) {
    if (outcomes.length === 0) throw error;
  }
  return outcomes;
}

const isAct = ({ payload }: OutboxRow): boolean => payload.kind === 'act';

/** Acts together, and whatever stands between them together. */
function runsOf(rows: readonly OutboxRow[]): OutboxRow[][] {
  const runs: OutboxRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && isAct(run[0]) === isAct(row)) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** @param log  the name of the log that there is now: where it is another than before, it lacks all that came earlier */
async function sendRun(ports: RecordsPorts, run: readonly OutboxRow[], log: string): Promise<SendOutcome[]> {
  const orgId = run[0]?.orgId ?? null;
  if (orgId === null) return run.map(() => failed('NO_ORGANIZATION'));
  await followLog({ db: ports.db, now: ports.clock(), origin: log }, orgId);
  const through = Math.max(...run.map(({ payload }) => Number(payload.seq ?? 0)));
  await mirrorActs(ports, orgId, through);
  return run.every(isAct) ? run.map(() => 'sent') : mirrorRecords(ports, orgId, run);
}

/** Acts are found by their numbers, not by rows: so those from before there were rows are mirrored with the first. */
async function mirrorActs({ db, ledger }: RecordsPorts, orgId: string, through: number): Promise<void> {
  for (;;) {
    const acts = await db.asOrganization(orgId, async (q) => {
      const after = await selectLastMirroredAct(q, orgId);
      return storedActs(q, orgId, { after, upTo: through, most: MOST_WRITES });
    });
    if (acts.length === 0) return;
    const writes = acts.map((act): PlannedWrite => {
      const values: Values = JSON.parse(canonicalJson(actRecord(orgId, act)));
      return {
        write: { kind: 'act', id: act.actId, op: 'put', values, repetition: `act ${act.actId}` },
        receipt: { about: act.root, seq: act.seq, reason: null, plan: null, isProposed: false },
      };
    });
    const outcomes = await ledger.append(
      orgId,
      writes.map(({ write }) => write),
    );
    const refused = outcomes.find((one) => 'refused' in one);
    if (refused !== undefined) throw new Error('the ledger refused an act');
    await db.asOrganization(orgId, (q) => keepReceipts(q, orgId, writes, outcomes));
  }
}

async function mirrorRecords(
  ports: RecordsPorts,
  orgId: string,
  rows: readonly OutboxRow[],
): Promise<SendOutcome[]> {
  const { db, ownerOrg } = ports;
  const planned = await db.asOrganization(orgId, (q) => planRows({ q, orgId, ownerOrg }, rows));
  const writes = planned.flatMap((one) => ('writes' in one ? one.writes : []));
  const outcomes = await appendAll(ports, orgId, writes);
  await db.asOrganization(orgId, (q) => keepReceipts(q, orgId, writes, outcomes));
  const refused = new Set(writes.filter((_, place) => isFault(outcomes[place])));
  return planned.map((one) => outcomeOf(one, refused));
}

/** A record that was never there needs no end. */
const isFault = (outcome: LedgerOutcome | undefined): boolean =>
  outcome !== undefined && 'refused' in outcome && outcome.refused !== 'GENERAL.NOT_FOUND';

function outcomeOf(planned: PlannedRow, refused: ReadonlySet<PlannedWrite>): SendOutcome {
  if ('unknown' in planned) return failed('UNKNOWN_RECORD');
  return planned.writes.some((write) => refused.has(write)) ? failed('LEDGER_REFUSED') : 'sent';
}

/** Contents may have been erased since a key was used: then they are recorded as they are now, under another. */
async function appendAll(
  { ledger }: RecordsPorts,
  orgId: string,
  planned: readonly PlannedWrite[],
): Promise<LedgerOutcome[]> {
  const outcomes: LedgerOutcome[] = [];
  const writes = planned.map(({ write }) => write);
  for (let from = 0; from < writes.length; from += MOST_WRITES)
    outcomes.push(...(await ledger.append(orgId, writes.slice(from, from + MOST_WRITES))));
  const again = writes.filter((_, place) => isMismatch(outcomes[place]));
  if (again.length === 0) return outcomes;
  const renamed = await ledger.append(orgId, again.map(underAnotherKey));
  const answers = renamed.values();
  return outcomes.map((one) => (isMismatch(one) ? (answers.next().value ?? one) : one));
}

const isMismatch = (outcome: LedgerOutcome | undefined): boolean =>
  outcome !== undefined && 'refused' in outcome && outcome.refused === 'IDEMPOTENCY.MISMATCH';

const underAnotherKey = (write: LedgerWrite): LedgerWrite => ({
  ...write,
  repetition: `${write.repetition} again`,
});

/** Writes down what the ledger answered; what it refused leaves no receipt. */
function keepReceipts(
  q: Queries,
  orgId: string,
  writes: readonly PlannedWrite[],
  outcomes: readonly LedgerOutcome[],
): Promise<void> {
  const receipts = writes.flatMap(({ write, receipt }, place): NewReceipt[] => {
    const outcome = outcomes[place];
    if (outcome === undefined || 'refused' in outcome) return [];
    const { txId, index, rev: revision, at } = outcome;
    const { kind: record, id: recordId, part = '', op } = write;
    return [{ record, recordId, part, op, ...receipt, revision, txId, index, at }];
  });
  return insertReceipts(q, orgId, receipts);
}
