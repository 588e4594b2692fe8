import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { gateOf } from './gate.ts';
import { createDraft, membershipsOf, organizationOf, setStatus, todayOf, underHead } from './public.ts';

const now = instant('2026-04-20T02:30:00Z');
let db: TestDatabase;
let userId: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  userId = await addUser();
});
afterAll(() => db.close());

async function addUser(): Promise<string> {
  const id = newId();
  await db.asOwner(
    `insert into users (id, email, language, firstname, lastname, created_at)
       values ($1, $2, 'en', 'Amélie', 'Tremblay', $3)`,
    [id, `${id}@maple.test`, now],
  );
  return id;
}

async function addSession(user: string): Promise<string> {
  const id = newId();
  await db.asOwner(
    `insert into sessions (id, user_id, created_at, expires_at, seen_at, device, network)
       values ($1, $2, $3, $3::timestamptz + interval '12 hours', $3, 'Firefox, Linux', '10.0.0')`,
    [id, user, now],
  );
  return id;
}

const draft = (name = 'Maple Robotics', user = userId) =>
  db.database.transaction(null, (tx) => createDraft(tx, { userId: user, name, now }));

const move = (orgId: string, to: Parameters<typeof setStatus>[1], facts = {}) =>
  db.database.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId, now }, (write) => setStatus(write, to, facts)),
  );

describe('a draft', () => {
  test('is pending, an existing Ontario corporation under federal law by default, with its creator as admin', async () => {
    const orgId = await draft();
    const organization = await db.database.asOrganization(orgId, (q) => organizationOf(q, orgId));
    expect(organization).toMatchObject({
      name: 'Maple Robotics',
      status: 'pending',
      company_type: 'old',
      name_format: 'named',
      jurisdiction: 'CA',
      articles_province: 'ON',
      country: 'CA',
      manages_company: 'by_myself',
      created_by: userId,
    });
    const memberships = await db.database.asNobody((q) => membershipsOf(q, userId));
    expect(memberships).toMatchObject([
      { org_id: orgId, access: 'admin', sub_type: 'org_user', sections: [] },
    ]);
  });

  test('is told to the log, the ledger and later features, in order', async () => {
    const orgId = await draft();
    const rows = await db.asOwner<{ stream: string; stream_seq: bigint; payload: object }>(
      'select stream, stream_seq, payload from outbox where org_id = $1 order by stream, stream_seq',
      [orgId],
    );
    expect(rows).toMatchObject([
      { stream: `events:${orgId}`, payload: { event: 'organization.created', orgId, userId } },
      { stream: `ledger:${orgId}`, payload: { kind: 'organization', id: orgId, seq: 0 } },
      { stream: `ledger:${orgId}`, payload: { kind: 'activity', seq: 0 } },
    ]);
  });

  test('what the ledger is told of it names the act that it follows', async () => {
    const orgId = await draft();
    const told = await db.database.transaction(orgId, (tx) =>
      underHead(tx, orgId, { userId, now }, async (write) => {
        await write.toLedger('activity', { id: orgId });
        const seq = Number(write.takeSeq());
        await write.toLedger('act', { id: orgId, seq }, { id: orgId, seq: Number(write.takeSeq()) });
        await write.toLedger('organization', { id: orgId });
        return ok(null);
      }),
    );
    expect(told.ok).toBe(true);
    const rows = await db.asOwner<{ kind: string; seq: number }>(
      `select payload ->> 'kind' as kind, (payload ->> 'seq')::integer as seq
         from outbox where stream = $1 order by stream_seq offset 2`,
      [`ledger:${orgId}`],
    );
    expect(rows.map(({ kind, seq }) => `${kind} ${seq}`)).toEqual([
      'activity 0',
      'act 1',
      'act 2',
      'organization 2',
    ]);
  });
});

describe('status', () => {
  test('goes from pending over payment and submission to incorporated, and says so in the log', async () => {
    const orgId = await draft();
    await db.asOwner(`update organization_details set company_type = 'new' where org_id = $1`, [orgId]);
    const incorporatedOn = plainDate('2025-03-12');
    for (const to of ['payment_success', 'submitted', 'rejected', 'submitted'] as const) {
      expect(await move(orgId, to)).toEqual({ ok: true, value: to });
    }
    await move(orgId, 'incorporated', { incorporatedOn, corporationNumber: '1584203-7' });
    const organization = await db.database.asOrganization(orgId, (q) => organizationOf(q, orgId));
    expect(organization).toMatchObject({
      status: 'incorporated',
      incorporation_date: '2025-03-12',
      corporation_number: '1584203-7',
      name: 'Maple Robotics',
    });
    const kinds = await db.asOwner<{ kind: string }>(
      'select kind from activity where org_id = $1 order by entry_no',
      [orgId],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'organization_created',
      'incorporation_submitted',
      'incorporation_rejected',
      'incorporation_submitted',
      'incorporated',
    ]);
  });

  test('lets an existing corporation skip the registry, and nobody skip the payment', async () => {
    const orgId = await draft();
    expect(await move(orgId, 'incorporated')).toMatchObject({
      ok: false,
      error: { textCode: 'ORGANIZATION.STATUS_NOT_POSSIBLE', data: { status: 'pending' } },
    });
    await move(orgId, 'payment_success');
    expect(await move(orgId, 'submitted')).toMatchObject({ ok: false });
    expect(await move(orgId, 'incorporated')).toEqual({ ok: true, value: 'incorporated' });
  });

  test('said twice is said once', async () => {
    const orgId = await draft();
    await move(orgId, 'payment_success');
    expect(await move(orgId, 'payment_success')).toEqual({ ok: true, value: 'payment_success' });
    const changes = await db.asOwner(
      `select 1 from outbox where org_id = $1 and payload->>'event' = 'organization.status_changed'`,
      [orgId],
    );
    expect(changes).toHaveLength(1);
  });
});

test('today is the day at the registry', () => {
  expect(todayOf({ jurisdiction: 'CA' }, now)).toBe('2026-04-19');
  expect(todayOf({ jurisdiction: 'NL' }, now)).toBe('2026-04-20');
});

describe('the gate', () => {
  const gate = gateOf({
    readToken: () => 'invalid',
    clock: () => now,
    knows: async () => undefined,
    admitted: async () => undefined,
    isPageOpen: async () => false,
  });
  const ask = async (sessionId: string, orgId: string | null, object: null | { id: string } = null) => {
    const connection = await db.database.connect();
    try {
      const located = object === null ? null : { ...object, kind: 'membership' as const };
      const identity = await gate.identify(connection, { sessionId, orgId, object: located });
      const [seen] = await connection.all<{ org: string }>(sql`select current_setting('app.org') as org`);
      return { identity, org: seen?.org };
    } finally {
      connection.release();
    }
  };

  test('opens a member his organization, found by its own id or by that of an object in it', async () => {
    const [orgId, sessionId] = [await draft(), await addSession(userId)];
    const { identity, org } = await ask(sessionId, orgId);
    expect(identity).toEqual({
      user: { userId, sessionId, role: 'user', emailVerified: false, hasSecondFactor: false },
      orgId,
      membership: { orgId, access: 'admin', sections: [], subType: 'org_user' },
    });
    expect(org).toBe(orgId);
    const [membership] = await db.asOwner<{ id: string }>('select id from memberships where org_id = $1', [
      orgId,
    ]);
    expect((await ask(sessionId, null, { id: membership?.id ?? '' })).org).toBe(orgId);
  });

  test('opens a stranger nothing, and no one after the end of the session', async () => {
    const orgId = await draft();
    const stranger = await addSession(await addUser());
    expect(await ask(stranger, orgId)).toMatchObject({
      identity: { orgId: null, membership: null },
      org: '',
    });
    const ended = await addSession(userId);
    await db.asOwner(`update sessions set revoked_at = now() where id = $1`, [ended]);
    expect(await ask(ended, orgId)).toEqual({ identity: undefined, org: '' });
    expect(await ask(newId(), orgId)).toEqual({ identity: undefined, org: '' });
  });

  test('gives a sub-user of the account every organization that its owner created, later ones too', async () => {
    const helper = await addUser();
    await db.asOwner(
      `insert into account_memberships (id, owner_id, user_id, access, sections, created_at)
         values ($1, $2, $3, 'restricted', '{minute_book}', $4)`,
      [newId(), userId, helper, now],
    );
    const orgId = await draft('Later');
    const { identity } = await ask(await addSession(helper), orgId);
    expect(identity?.membership).toEqual({
      orgId,
      access: 'restricted',
      sections: ['minute_book'],
      subType: 'main_sub_user',
    });
    const memberships = await db.database.asNobody((q) => membershipsOf(q, helper));
    expect(memberships.map(({ org_id }) => org_id)).toContain(orgId);
  });
});
