import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { newId } from '../ids.ts';
import { enqueue } from './enqueue.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.asOwner(`create table effects (
    n bigint generated always as identity, handler text, event_id uuid, org_id uuid, seq bigint)`);
  await db.asOwner('grant insert on effects to tabellion_app');
});
afterAll(() => db.close());

const workerFile = fileURLToPath(new URL('../../../tests/support/outbox-worker.ts', import.meta.url));

const startWorker = (): ChildProcess =>
  spawn(process.execPath, [workerFile, JSON.stringify(db.as('tabellion_app'))], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function kill(worker: ChildProcess): Promise<void> {
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

async function count(statement: string): Promise<number> {
  const [row] = await db.asOwner<{ count: string }>(statement);
  return Number(row?.count);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5);
}

test('workers that fail and are killed lose no announcement, double none, and keep each stream in order', async () => {
  const orgs = [newId(), newId(), newId()];
  const perOrg = 60;
  for (const orgId of orgs) {
    await db.database.transaction(orgId, async (tx) => {
      for (let seq = 1; seq <= perOrg; seq++) {
        await enqueue(tx, {
          id: newId(),
          topic: 'event',
          orgId,
          stream: `events:${orgId}`,
          streamSeq: BigInt(seq),
          payload: { event: 'thing.happened' },
        });
      }
    });
  }
  const effects = () => count('select count(*) from effects');
  const unsent = () => count("select count(*) from outbox where state <> 'sent'");
  for (const target of [60, 150, 240]) {
    const workers = [startWorker(), startWorker()];
    await until(async () => (await effects()) >= target);
    await Promise.all(workers.map(kill));
  }
  expect(await unsent()).toBeGreaterThan(0);
  const last = startWorker();
  await until(async () => (await unsent()) === 0);
  await kill(last);

  const counted = await db.asOwner<{ handler: string; org_id: string; seqs: string[] }>(
    'select handler, org_id, array_agg(seq order by n) as seqs from effects group by 1, 2',
  );
  expect(counted.map(({ handler, org_id }) => `${handler} ${org_id}`).sort()).toEqual(
    ['first', 'second'].flatMap((handler) => orgs.map((orgId) => `${handler} ${orgId}`)).sort(),
  );
  const inOrder = Array.from({ length: perOrg }, (_, index) => index + 1);
  for (const { seqs } of counted) expect(seqs.map(Number)).toEqual(inOrder);
});
