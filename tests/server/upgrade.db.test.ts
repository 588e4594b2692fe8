/** A database with rows of an earlier version is brought to this one: no migration stops at them, and none is lost. */
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@tabellion/platform/database/migrate.ts';
import { migrationsFolder } from '@tabellion/platform/database/migrations-folder.ts';
import { ensureRoles } from '@tabellion/platform/database/roles.ts';
import { type ServerAddress, withClient } from '@tabellion/platform/database/server-address.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inDatabase } from '../support/postgres.ts';

const { admin } = inject('testServer');
const name = `tabellion_upgrade_${randomUUID().replaceAll('-', '')}`;
const [user, org, envelope, document, person, payment] = Array.from({ length: 6 }, () => randomUUID());
let address: ServerAddress;
let folder: string;

/** The last migration of the version before proposals had conditions. */
const LAST_BEFORE = '0200';

const issue = (certificate: number, on: string | null) => ({
  kind: 'issued',
  verb: 'record',
  root: randomUUID(),
  actId: randomUUID(),
  v: 1,
  payload: { issues: [{ certificate, paidOn: null }], resolution: null },
  dating: on === null ? { latestOf: ['resolution', 'payment'] } : { on },
});

beforeAll(async () => {
  await withClient(admin, (client) => client.query(`create database ${name}`));
  address = inDatabase(admin, name);
  await ensureRoles(address);
  folder = await mkdtemp(join(tmpdir(), 'tabellion-upgrade-'));
  for (const file of await readdir(migrationsFolder()))
    if (file.slice(0, 4) <= LAST_BEFORE) await cp(join(migrationsFolder(), file), join(folder, file));
  await migrate(address, folder);
  await insertOldRows();
  await migrate(address, migrationsFolder());
});
afterAll(async () => {
  await withClient(admin, (client) => client.query(`drop database ${name} with (force)`));
  await rm(folder, { recursive: true });
});

const rows = async (text: string, values: readonly unknown[] = []): Promise<unknown[]> =>
  (await withClient(address, (client) => client.query(text, [...values]))).rows;

/** Without the rows to which they refer: only what the migrations read. */
async function insertOldRows(): Promise<void> {
  await withClient(address, async (client) => {
    await client.query('set session_replication_role = replica');
    const run = (text: string, values: readonly unknown[]) => client.query(text, [...values]);
    await run(
      `insert into users (id, email, language, firstname, lastname, created_at) values ($1, 'a@b.test', 'en', 'A', 'B', now())`,
      [user],
    );
    await run(`insert into organizations (org_id, created_by, created_at) values ($1, $2, now())`, [
      org,
      user,
    ]);
    await run(`insert into organization_details (org_id, jurisdiction) values ($1, 'CA')`, [org]);
    const proposal = (
      id: string | undefined,
      kind: string,
      awaits: string | null,
      acts: unknown[],
      printed: string | null,
    ) =>
      run(
        `insert into proposals (org_id, proposal_id, kind, acts, state, base_seq, printed_digest, awaits, created_at, changed_at)
           values ($1, $2, $3, $4, 'open', 1, $5, $6, now(), now())`,
        [org, id, kind, JSON.stringify(acts), printed, awaits],
      );
    await proposal(
      person,
      'signing',
      'signatures',
      [{ ...issue(1, '2025-01-01'), kind: 'transferred' }],
      digest,
    );
    await proposal(randomUUID(), 'change', null, [issue(2, null), issue(3, null)], null);
    await proposal(randomUUID(), 'founding', null, [], null);
    await run(
      `insert into envelopes (org_id, envelope_id, title, message, in_order, expires_at, zone, proposal_id, printed_digest, made_at, made_by)
         values ($1, $2, 'Transfer', '', false, now(), 'America/Toronto', $3, $4, now(), $5)`,
      [org, envelope, person, digest, user],
    );
    await run(
      `insert into documents (org_id, document_id, section, source, template, subject, title, language, audience, status, made_at)
         values ($1, $2, 'consents', 'template', 'director_consent', '', 'Consent', 'en', 'directors', 'pending', now())`,
      [org, document],
    );
    await run(
      `insert into envelope_documents (org_id, envelope_id, document_id, place, version, sha256) values ($1, $2, $3, 1, 1, $4)`,
      [org, envelope, document, digest],
    );
    for (const [occasion, whom] of [
      ['2025', null],
      ['2025-03-12', person],
    ])
      await run(
        `insert into deadline_marks (org_id, kind, occasion, person_id, mark, reason, marked_at, marked_by)
           values ($1, 'consent', $2, $3, 'not_applicable', 'No', now(), $4)`,
        [org, occasion, whom, user],
      );
    await run(
      `insert into payments (org_id, payment_id, purpose, subject, provider, list_cents, discount_cents, tax_cents, total_cents,
           lines, province, created_by, created_at)
         values ($1, $2, 'incorporation', 'founder', 'sandbox', 100, 0, 0, 100, '[]', 'ON', $3, now())`,
      [org, payment, user],
    );
    const paid = { event: 'payment.succeeded', paymentId: payment };
    await run(
      `insert into outbox (id, topic, stream, stream_seq, org_id, payload) values ($1, 'event', $2, 1, $3, $4)`,
      [randomUUID(), `events:${org}`, org, JSON.stringify(paid)],
    );
    await run(
      `insert into outbox (id, topic, stream, stream_seq, org_id, payload) values ($1, 'handler', $2, 1, $3, $4)`,
      [
        randomUUID(),
        `handler:${org}:billing.notifySucceeded`,
        org,
        JSON.stringify({ handler: 'billing.notifySucceeded', event: paid }),
      ],
    );
  });
}
const digest = 'a'.repeat(64);

test('an entry that waits for signatures awaits a set, and each issue left behind is a subscription', async () => {
  expect(
    await rows('select kind, awaits, jsonb_array_length(acts) as acts from proposals order by kind'),
  ).toEqual([
    { kind: 'founding', awaits: ['certificate'], acts: 0 },
    { kind: 'signing', awaits: ['signatures'], acts: 1 },
    { kind: 'subscription', awaits: ['signatures', 'payment'], acts: 1 },
    { kind: 'subscription', awaits: ['signatures', 'payment'], acts: 1 },
  ]);
});

test('an envelope that is out carries its entry and its consent', async () => {
  expect(
    await rows('select place, proposal_id, document_id, outcome from envelope_effects order by place'),
  ).toEqual([
    { place: 1, proposal_id: person, document_id: null, outcome: null },
    { place: 2, proposal_id: null, document_id: document, outcome: null },
  ]);
});

test('marks of deadlines refer to their keys, in which the person stands', async () => {
  expect(
    await rows(
      'select registration, occasion from deadline_marks join deadlines using (org_id, registration, kind, occasion) order by occasion',
    ),
  ).toEqual([
    { registration: 'CA', occasion: '2025' },
    { registration: 'CA', occasion: `2025-03-12:${person}` },
  ]);
});

test('a payment without an outcome is asked about, and announcements name its day in whatever queue they stand', async () => {
  expect(
    await rows('select extract(epoch from ask_after - created_at)::integer as wait from payments'),
  ).toEqual([{ wait: 60 }]);
  expect(
    await rows(
      `select topic from outbox where payload ? 'paidOn' or payload -> 'event' ? 'paidOn' order by topic`,
    ),
  ).toEqual([{ topic: 'event' }, { topic: 'handler' }]);
});
