/** The mirror of a long history: all its acts become leaves, beside one fold of them and the same rows inserted by `pg` alone. */
import { fold } from '../../packages/book/fold.ts';
import { createDraft } from '../../packages/features/organizations/server/public.ts';
import { ledgerSender } from '../../packages/features/records/server/mirror.ts';
import { instantOfMillis } from '../../packages/kernel/date.ts';
import { newId } from '../../packages/platform/ids.ts';
import { storeActs } from '../../tests/support/storeActs.ts';
import { historyOf } from '../book/history.ts';
import { type OpenedLedger, openBenchLedger } from './opened.ts';
import { preparePlain, sizeOfRows } from './plainRows.ts';

const BATCH = 200;

/** Seconds. */
async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function organizationOf(
  { database, client }: OpenedLedger,
  acts: ReturnType<typeof historyOf>['acts'],
) {
  const userId = newId();
  await client.query(
    `insert into users (id, email, language, firstname, lastname, created_at) values ($1, $2, 'en', 'Ann', 'Roy', now())`,
    [userId, `${userId}@bench.test`],
  );
  const now = instantOfMillis(Date.now());
  const orgId = await database.transaction(null, (tx) => createDraft(tx, { userId, name: 'Maple', now }));
  await storeActs(database, orgId, acts);
  return orgId;
}

/** Acts are found by their numbers, so one row of the outbox sends all. */
async function mirror({ database: db, ledger }: OpenedLedger, orgId: string, seq: number): Promise<void> {
  const none = { get: async () => undefined };
  const sender = ledgerSender({
    db,
    ledger,
    files: none,
    ownerOrg: 'Org1',
    clock: () => instantOfMillis(Date.now()),
    verifier: () => undefined,
    log: console.error,
  });
  const row = { id: newId(), topic: 'ledger' as const, orgId, stream: null, seq: null, attempts: 1 };
  const payload = { kind: 'act', id: newId(), seq };
  const outcome = await sender.send({ ...row, payload, createdAt: instantOfMillis(Date.now()) });
  if (outcome !== 'sent') throw new Error(JSON.stringify(outcome));
}

/** @param count  of acts */
export async function compareMirror(count: number): Promise<void> {
  const opened = await openBenchLedger();
  try {
    const ratios: number[] = [];
    let insert: Awaited<ReturnType<typeof preparePlain>> | undefined;
    for (let round = 0; round < 3; round++) {
      const { acts } = historyOf(count);
      const orgId = await organizationOf(opened, acts);
      const mirrored = await timeOf(() => mirror(opened, orgId, acts.length));
      insert ??= await preparePlain(opened.client, BATCH);
      const [plain, size] = [insert, await sizeOfRows(opened.client)];
      const folded = await timeOf(() => fold(acts));
      const appended = await timeOf(async () => {
        for (let done = 0; done < acts.length; done += BATCH) await plain(size);
      });
      ratios.push((folded + appended) / mirrored);
      console.log(
        `mirror of ${acts.length} acts: ${mirrored.toFixed(1)} s; one fold ${folded.toFixed(2)} s, the same rows by pg alone ${appended.toFixed(1)} s`,
      );
    }
    console.log(
      `mirror beside fold and plain append: ${Math.max(...ratios).toFixed(2)} at best (target 0.50)`,
    );
  } finally {
    await opened.close();
  }
}
