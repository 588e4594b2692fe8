/** The first page of a firm's worklist, 20,000 lines over 1,000 organizations, beside the plain SQL of it through raw node:http and pg. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWorklist } from '@tabellion/features/worklist/contract.ts';
import { call } from '@tabellion/kit/client.ts';
import { withClient } from '@tabellion/platform/database/server-address.ts';
import { type BenchPostgres, openPostgres, registerUser } from './http/benchServer.ts';
import { compare } from './http/compare.ts';
import type { Shot } from './http/load.ts';
import { freePort, startNode } from './http/process.ts';
import { startFloor } from './http/startFloor.ts';
import { machineLine } from './machine.ts';

const organizations = 1_000;
const linesOfEach = 20;
const connections = 8;
const pace = { rounds: 5, seconds: 2, warmUp: { requests: 800, atMostSeconds: 8 } };

async function main(): Promise<void> {
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-'));
  const closing: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const postgres = await openPostgres(folder);
    closing.push(postgres.stop);
    console.log(machineLine(new Date(), postgres.version));
    await measure({ folder, postgres }, closing);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

interface Stage {
  readonly folder: string;
  readonly postgres: BenchPostgres;
}

async function measure({ folder, postgres }: Stage, closing: (() => Promise<void>)[]): Promise<void> {
  const port = String(await freePort());
  const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url, PORT: port, LOG_LEVEL: 'silent' };
  const product = await startNode(
    ['--enable-source-maps', 'apps/server/dist/api.js'],
    /is ready at/,
    environment,
  );
  closing.push(product.stop);
  const origin = `http://127.0.0.1:${port}`;
  const { userId, token } = await registerUser(origin);
  await fill(postgres, userId);
  const first = await call(readWorklist, { query: {} }, { origin, token, language: 'en' });
  if (!first.ok) throw new Error(first.textCode);
  const shot: Shot = {
    method: 'GET',
    path: '/api/worklist',
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  };
  const floor = await startFloor(
    { folder, address: postgres.address },
    { [shot.path]: floorOf(userId, first) },
    'tabellion_owner',
  );
  closing.push(floor.stop);
  const shots = Array.from({ length: connections }, () => shot);
  await compare(
    {
      name: `First page of ${(organizations * linesOfEach).toLocaleString('en')} lines over ${organizations} organizations, ${connections} connections`,
      target: 0.6,
      product: { origin, pid: product.pid, shots },
      floor: { origin: `http://127.0.0.1:${floor.said}`, pid: floor.pid, shots },
      backends: postgres.backends,
    },
    pace,
  );
}

/** The session's user, then the same lines in the same order, by joins alone: no function, no filter that is off, no words. */
function floorOf(userId: string, answer: unknown) {
  const reader = { as: 'is', value: userId } as const;
  const step = (text: string, after: number) => ({
    name: `floor_${after}`,
    text,
    values: [reader],
    after,
    isHead: false,
  });
  const steps = [
    step('select role, email_verified_at from users where id = $1', 0),
    step(
      `select l.org_id, o.name, o.name_postfix, d.jurisdiction, m.access, m.sections, m.sub_type, l.line, l.kind, l.due_on,
              l.subject, l.params, l.next_act, l.in_charge
         from worklist_lines l
           join memberships m on m.org_id = l.org_id and m.user_id = $1
           join organizations o on o.org_id = l.org_id
           join organization_details d on d.org_id = l.org_id
         order by l.ordered_on, l.org_id, l.line limit 51`,
      1,
    ),
  ];
  return { template: { steps, fresh: 0 }, answer };
}

async function fill({ address }: BenchPostgres, userId: string): Promise<void> {
  await withClient(address, async (client) => {
    await client.query(
      `with made as (
         insert into organizations (org_id, name, name_postfix, status, created_by, created_at)
           select gen_random_uuid(), 'Client ' || n, 'Inc.', 'incorporated', $1, now() from generate_series(1, ${organizations}) n
           returning org_id
       ), detailed as (
         insert into organization_details (org_id) select org_id from made
       ), joined as (
         insert into memberships (org_id, user_id, id, access, sections, created_at)
           select org_id, $1, gen_random_uuid(), 'admin', '{}', now() from made
       )
       insert into worklist_lines (org_id, line, kind, due_on, next_act, params)
         select org_id, 'deadline CA annual_filing ' || (2000 + n), 'deadline', date '2026-01-01' + (random() * 700)::integer, 'file',
                jsonb_build_object('registration', 'CA', 'deadline', 'annual_filing', 'occasion', (2000 + n)::text, 'year', 2000 + n)
           from made, generate_series(1, ${linesOfEach}) n`,
      [userId],
    );
    await client.query('analyze');
  });
}

await main();
