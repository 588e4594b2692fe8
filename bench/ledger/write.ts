/** An appointment with its rows for the ledger and without them (a trigger lets none in), in bytes of the write-ahead log and in
 *  statements; and what is written afterwards, by the mirror and all else that follows. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Installation, openInstallation } from '../../apps/server/installation.ts';
import { register } from '../../packages/features/entry/profileContract.ts';
import { createOrganization } from '../../packages/features/organizations/contract.ts';
import { addToPosition } from '../../packages/features/people/contract.ts';
import { addDays, instantOfMillis } from '../../packages/kernel/date.ts';
import type { Queries } from '../../packages/platform/database/queries.ts';
import { sql } from '../../packages/platform/database/sql.ts';
import { type CountedProduct, openCountedProduct } from '../../tests/support/countedProduct.ts';
import { foundForIssues, LAST_ISSUE, layIssues } from '../../tests/support/manyIssues.ts';
import { freePort } from '../http/process.ts';
import { median } from '../machine.ts';

const WRITES = 20;

interface Cost {
  readonly bytes: number;
  readonly statements: number;
}

export async function compareWrite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-write-'));
  const settings = { DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'error' };
  const installation = await openInstallation(settings, folder);
  const product = await openCountedProduct(installation);
  const owner = installation.owner();
  try {
    const appoint = await appointing(installation, product);
    const [alone, mirrored, after]: [Cost[], Cost[], Cost[]] = [[], [], []];
    await appoint();
    for (let turn = 0; turn < WRITES; turn++) {
      await product.settle();
      await owner.asNobody((q) => letRowsIn(q, turn % 2 === 0));
      const cost = await costOf(product, () => appoint());
      if (turn % 2 === 0) {
        mirrored.push(cost);
        after.push(await costOf(product, () => product.settle()));
      } else alone.push(cost);
    }
    const middle = (costs: readonly Cost[], of: (cost: Cost) => number) => median(costs.map(of));
    const bytes = ({ bytes }: Cost) => bytes;
    const [own, whole] = [middle(alone, bytes), middle(mirrored, bytes)];
    console.log(
      `an appointment: ${whole} bytes of WAL with its rows for the ledger, ${own} without, ${((whole / own - 1) * 100).toFixed(1)} % more (target 5); ${middle(mirrored, ({ statements }) => statements)} and ${middle(alone, ({ statements }) => statements)} statements; afterwards, with all else that follows from it, ${middle(after, bytes)} bytes`,
    );
  } finally {
    await owner.close();
    await product.close();
    await installation.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function letRowsIn(q: Queries, isLet: boolean): Promise<void> {
  await q.run(sql`drop trigger if exists no_ledger on outbox`);
  if (isLet) return;
  await q.run(
    sql`create or replace function no_ledger() returns trigger language plpgsql as $$ begin return null; end $$`,
  );
  await q.run(
    sql`create trigger no_ledger before insert on outbox for each row when (new.topic = 'ledger') execute function no_ledger()`,
  );
}

async function costOf(product: CountedProduct, work: () => Promise<unknown>): Promise<Cost> {
  const placeInLog = () =>
    product.database.asNobody((q) =>
      q.one<{ bytes: string }>(sql`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as bytes`),
    );
  const before = await placeInLog();
  product.take();
  await work();
  const { statements } = product.take();
  return { bytes: Number((await placeInLog()).bytes) - Number(before.bytes), statements };
}

/** @returns appoints one more officer of a corporation with a hundred holders */
async function appointing(installation: Installation, { api, settle }: CountedProduct) {
  const body = {
    email: 'amelie@maple.test',
    password: 'Maple-2025!',
    firstname: 'Amélie',
    lastname: 'Tremblay',
  };
  const { token, _id: userId } = await api(register, { body });
  const named = { name: 'Maple', name_postfix: 'Inc.', company_type: 'new' } as const;
  const { org_unique_id: id } = await api(createOrganization, { body: named }, token);
  const classId = await foundForIssues(installation.db, {
    orgId: id,
    userId,
    now: instantOfMillis(Date.now()),
  });
  await settle();
  const { holders } = await layIssues(installation.db, { orgId: id, classId, count: 100 });
  let turn = 0;
  return () => {
    const on = addDays(LAST_ISSUE, 1);
    const resolution = { resolution: `R-${++turn}`, resolution_on: on };
    const appointed = { person_id: holders[turn] ?? '', appointed_on: on, ...resolution };
    return api(addToPosition, { params: { id, position: 'vice_presidents' }, body: appointed }, token);
  };
}
