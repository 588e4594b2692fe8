/** A database with corporations in it, as the product left them; and one request of the product, recorded. */

import { register } from '@tabellion/features/entry/profileContract.ts';
import { createOrganization } from '@tabellion/features/organizations/contract.ts';
import { dateInZone, instantOfMillis, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { call } from '@tabellion/kit/client.ts';
import { startPostgres } from '@tabellion/platform/database/embedded/supervisor.ts';
import { migrationsFolder } from '@tabellion/platform/database/migrations-folder.ts';
import { openDatabase } from '@tabellion/platform/database/open.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { type ServerAddress, withClient } from '@tabellion/platform/database/server-address.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { found, incorporate, writing } from '../../tests/support/corporation.ts';
import type { Shot } from './load.ts';
import { headStart } from './template.ts';

export interface BenchPostgres {
  readonly address: ServerAddress;
  /** The same, as DATABASE_URL says it. */
  readonly url: string;
  readonly version: string;
  /** The processes that answer its clients. */
  backends(): Promise<readonly number[]>;
  stop(): Promise<void>;
}

/** The product's own PostgreSQL with its own settings (fsync on), in `dataFolder`, as a first start leaves it. */
export async function openPostgres(dataFolder: string): Promise<BenchPostgres> {
  const log = () => undefined;
  await (await openDatabase({ dataFolder, migrations: migrationsFolder(), log })).close();
  const server = await startPostgres(dataFolder, log);
  const admin = server.address('postgres', 'tabellion');
  const version = await withClient(admin, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  });
  const { host = '', port, user, password = '' } = admin;
  return {
    address: admin,
    url: `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/tabellion`,
    version,
    backends: () =>
      withClient(admin, async (client) => {
        const { rows } = await client.query<{ pid: number }>(
          `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        );
        return rows.map(({ pid }) => pid);
      }),
    stop: () => server.stop(),
  };
}

export interface BenchUser {
  readonly userId: string;
  readonly token: string;
}

export const benchAccount = { email: 'amelie@maple.test', password: 'Maple-2025!' };

export async function registerUser(origin: string): Promise<BenchUser> {
  const body = { ...benchAccount, firstname: 'Amélie', lastname: 'Tremblay' };
  const answer = await call(register, { body }, { origin, language: 'en' });
  if (!answer.ok) throw new Error(`registration was refused: ${answer.textCode}`);
  return { userId: answer.data._id, token: answer.data.token };
}

export interface Corporation {
  readonly orgId: string;
  /** A director and holder, whose telephone number changes with every write. */
  readonly personId: string;
}

const incorporatedOn = plainDate('2025-03-12');

/** Incorporated, with three directors, two classes and four holders. */
export async function openCorporation(
  db: Database,
  origin: string,
  { userId, token }: BenchUser,
): Promise<Corporation> {
  const body = { name: 'Maple Robotics', name_postfix: 'Inc.', company_type: 'new' } as const;
  const made = await call(createOrganization, { body }, { origin, token, language: 'en' });
  if (!made.ok) throw new Error(`the organization was refused: ${made.textCode}`);
  const orgId = made.data.org_unique_id;
  const write = <T>(work: Parameters<typeof writing<T>>[2]) =>
    writing(db, { orgId, userId, now: instantOfMillis(Date.now()) }, work);
  const ids = await write((organization) =>
    found(organization, {
      classes: [
        { name: 'Common', prefix: 'CS' },
        { name: 'Class A', prefix: 'PA', votesPerShare: '0' },
      ],
      directors: [
        { name: 'Amélie Tremblay' },
        { name: 'Ömer Yılmaz', isResident: false },
        { name: 'Ann Lee' },
      ],
      subscriptions: [
        { name: 'Amélie Tremblay', of: 'Common', shares: 400_000, price: '0.01' },
        { name: 'Ömer Yılmaz', of: 'Common', shares: 300_000, price: '0.01' },
        { name: 'ليلى حداد', of: 'Common', shares: 200_000, price: '0.01' },
        { name: 'Jules Roy', of: 'Class A', shares: 50_000, price: '1' },
      ],
    }),
  );
  await write((organization) => incorporate(organization, incorporatedOn));
  return { orgId, personId: ids['Ömer Yılmaz'] ?? '' };
}

export const todayInToronto = (): PlainDate =>
  dateInZone(new Date().toISOString() as Parameters<typeof dateInZone>[0], 'America/Toronto');

/** Lets the counters begin where a recording can recognize them. */
export const markHead = (db: Database, orgId: string): Promise<number> =>
  db.transaction(orgId, (tx) =>
    tx.run(sql`
      update register_heads set seq = ${headStart.seq}, events_seq = ${headStart.events_seq},
                                ledger_seq = ${headStart.ledger_seq}
        where org_id = ${orgId}`),
  );

const headersOf = ({ token }: BenchUser) => ({ authorization: `Bearer ${token}`, 'accept-language': 'en' });

/** Reads what a user sees first. */
export const dashboardOf = (user: BenchUser, { orgId = '' }: Partial<Corporation> = {}): Shot => ({
  method: 'GET',
  path: `/api/organization/${orgId}/dashboard`,
  headers: headersOf(user),
});

let calls = 0;

/** Changes a person. A new telephone number each time: a form that repeats what is known changes nothing. */
export function changeOf(user: BenchUser, { personId = '' }: Partial<Corporation> = {}): Shot {
  const changed_on = todayInToronto();
  return {
    method: 'POST',
    path: '/api/person/update',
    headers: { ...headersOf(user), 'content-type': 'application/json' },
    each: () => {
      calls += 1;
      const phone_number = `+1416${2_000_000 + calls}`;
      return {
        headers: { 'idempotency-key': newId() },
        body: JSON.stringify({ person_id: personId, as: 'change', changed_on, phone_number }),
      };
    },
  };
}
