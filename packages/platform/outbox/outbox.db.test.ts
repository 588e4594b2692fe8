import { setTimeout as sleep } from 'node:timers/promises';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { eventKind } from '@tabellion/kit/event.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import type { Database, Queries } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import { newId } from '../ids.ts';
import { announce } from './announce.ts';
import { createDispatchers, type Handler, handlerOf } from './dispatch.ts';
import { enqueue, type Topic } from './enqueue.ts';
import { relayOnce } from './relay.ts';
import { failed, retry, type Sender, type SendOutcome } from './sender.ts';
import { outboxDepth, pruneOutbox } from './store.ts';
import { wakingAfterCommit } from './waking.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.asOwner('truncate outbox, handled'));

const ann = '018f0000-0000-7000-8000-00000000000a';
const bo = '018f0000-0000-7000-8000-00000000000b';

/** Events that are pending or failed in the organization of `q`. */
const unsentRows = (q: Queries) => q.all(sql`select *, stream_seq as seq from outbox_unsent()`);

/** Rows of all organizations that were refused for their content, oldest first. */
const failedRows = (q: Queries) =>
  q.all<{ id: string }>(sql`select *, org_id as "orgId" from outbox_failed(10)`);

/** Tries a row again that failed or waits. */
const retryRow = async (q: Queries, id: string) =>
  (await q.one<{ again: boolean }>(sql`select outbox_retry(${id}) as again`)).again;

const faults: unknown[] = [];
beforeEach(() => faults.splice(0));
const options = { againInMs: () => 0, onFault: (error: unknown) => faults.push(error) };

const write = (topic: Topic, orgId: string, seq?: number): Promise<string> =>
  db.database.transaction(orgId, async (tx) => {
    const id = newId();
    const stream = `${topic === 'event' ? 'events' : 'ledger'}:${orgId}`;
    const order = seq === undefined ? {} : { stream, streamSeq: BigInt(seq) };
    await enqueue(tx, { id, topic, orgId, ...order, payload: { n: seq ?? 0 } });
    return id;
  });

/** A sender that says what it was given, and answers by the row's number. */
function sender(topic: Topic, answer: (n: number) => SendOutcome = () => 'sent') {
  const seen: string[] = [];
  return {
    topic,
    seen,
    send: async ({ orgId, payload }: { orgId: string | null; payload: { n?: unknown } }) => {
      seen.push(`${orgId === ann ? 'ann' : 'bo'} ${payload.n}`);
      return answer(Number(payload.n));
    },
  };
}

/** A database that is away for a while. */
function failingAfter(calls: number, times = Number.POSITIVE_INFINITY): Database {
  let made = 0;
  return {
    ...db.database,
    asNobody: async (work) => {
      made += 1;
      if (made > calls && made <= calls + times) throw new Error('away');
      return db.database.asNobody(work);
    },
  };
}

const states = async () => {
  const rows = await db.asOwner<{ line: string }>(
    `select concat_ws(' ', case org_id when '${ann}' then 'ann' else 'bo' end, stream_seq, state, reason) as line
     from outbox order by org_id, stream_seq, created_at`,
  );
  return rows.map((row) => row.line);
};

describe('streams', () => {
  test('a stream goes one by one in its order, whatever the order of writing; streams go side by side', async () => {
    await write('ledger', ann, 2);
    await write('ledger', bo, 7);
    await write('ledger', ann, 1);
    const ledger = sender('ledger');
    expect(await relayOnce(db.database, ledger, options)).toBe(3);
    expect(ledger.seen.filter((line) => line.startsWith('ann'))).toEqual(['ann 1', 'ann 2']);
    expect(ledger.seen).toContain('bo 7');
    expect(await relayOnce(db.database, ledger, options)).toBe(0);
  });

  test('many rows of many streams are leased by one statement and settled by one', async () => {
    const orgs = Array.from({ length: 12 }, () => newId());
    for (const orgId of orgs) for (let seq = 1; seq <= 5; seq++) await write('ledger', orgId, seq);
    let statements = 0;
    const counted: Database = {
      ...db.database,
      asNobody: (work) => {
        statements += 1;
        return db.database.asNobody(work);
      },
    };
    const ledger = sender('ledger');
    expect(await relayOnce(counted, { ...ledger, most: 60 }, options)).toBe(60);
    expect(statements).toBe(2);
    // The first of every stream come before the second of any: nobody waits for another's backlog.
    for (const orgId of orgs) await write('ledger', orgId, 6);
    for (const seq of [7, 8, 9]) await write('ledger', orgs[0] ?? '', seq);
    expect(await relayOnce(counted, { ...ledger, most: 12 }, options)).toBe(12);
    expect(await db.asOwner(`select 1 from outbox where state = 'waiting'`)).toHaveLength(3);
    expect(statements).toBe(4);
  });

  test('a row that is not sent stops the rows after it untried, and no other stream', async () => {
    for (const seq of [1, 2, 3, 4]) await write('ledger', ann, seq);
    for (const seq of [1, 2]) await write('ledger', bo, seq);
    const away = sender('ledger', (n) => (n === 2 ? retry('PEER_AWAY') : 'sent'));
    expect(await relayOnce(db.database, away, { ...options, againInMs: () => 60_000 })).toBe(4);
    expect(away.seen.filter((line) => line.startsWith('ann'))).toEqual(['ann 1', 'ann 2']);
    expect(await states()).toEqual([
      'ann 1 sent',
      'ann 2 waiting PEER_AWAY',
      'ann 3 waiting',
      'ann 4 waiting',
      'bo 1 sent',
      'bo 2 waiting PEER_AWAY',
    ]);
    const attempts = await db.asOwner<{ attempts: number }>(
      `select attempts from outbox where org_id = '${ann}' order by stream_seq`,
    );
    expect(attempts.map((row) => row.attempts)).toEqual([1, 1, 0, 0]);
    expect(await relayOnce(db.database, sender('ledger'), options)).toBe(0);
    await db.asOwner('update outbox set not_before = now()');
    const back = sender('ledger');
    expect(await relayOnce(db.database, back, options)).toBe(4);
    expect(back.seen.filter((line) => line.startsWith('ann'))).toEqual(['ann 2', 'ann 3', 'ann 4']);
  });

  test('workers at once take no later row of a stream whose earlier row another has', async () => {
    for (let seq = 1; seq <= 30; seq++) for (const orgId of [ann, bo]) await write('ledger', orgId, seq);
    const ledger = sender('ledger');
    const worker = { ...ledger, most: 7 };
    while (
      (await Promise.all([1, 2, 3, 4].map(() => relayOnce(db.database, worker, options)))).some((n) => n > 0)
    );
    const inOrder = Array.from({ length: 30 }, (_, at) => at + 1);
    for (const name of ['ann', 'bo'])
      expect(ledger.seen.filter((line) => line.startsWith(name))).toEqual(inOrder.map((n) => `${name} ${n}`));
  });

  test('a row refused for its content stops its own stream, is never skipped, and goes on when retried', async () => {
    const id = await write('ledger', ann, 1);
    await write('ledger', ann, 2);
    await write('ledger', bo, 1);
    await relayOnce(
      db.database,
      sender('ledger', (n) => (n === 1 ? failed('BODY_TOO_LONG') : 'sent')),
      options,
    );
    const mended = sender('ledger');
    expect(await relayOnce(db.database, mended, options)).toBe(0);
    expect(await states()).toEqual([
      'ann 1 failed BODY_TOO_LONG',
      'ann 2 waiting',
      'bo 1 failed BODY_TOO_LONG',
    ]);
    expect(await db.database.asNobody((q) => retryRow(q, id))).toBe(true);
    await relayOnce(db.database, mended, options);
    expect(mended.seen).toEqual(['ann 1', 'ann 2']);
    expect(await db.database.asNobody((q) => retryRow(q, id))).toBe(false);
  });

  test('a place in a stream is given once', async () => {
    await write('ledger', ann, 1);
    await expect(write('ledger', ann, 1)).rejects.toThrow('outbox_place');
  });

  test('a topic without a sender waits', async () => {
    await write('ledger', ann, 1);
    await write('mail', ann);
    expect(await relayOnce(db.database, sender('mail'), options)).toBe(1);
    expect(await states()).toEqual(['ann 1 waiting', 'ann sent']);
  });
});

describe('failures', () => {
  test('a peer that is away is tried again later, up to the number of tries that the sender allows', async () => {
    await write('mail', ann);
    const away = { ...sender('mail', () => retry('SMTP 421')), mostAttempts: 2 };
    await relayOnce(db.database, away, options);
    expect(await states()).toEqual(['ann waiting SMTP 421']);
    await relayOnce(db.database, away, options);
    expect(await states()).toEqual(['ann failed SMTP 421']);
  });

  test('a row waits until its time has come', async () => {
    await write('mail', ann);
    await relayOnce(
      db.database,
      sender('mail', () => retry('SMTP 421')),
      { ...options, againInMs: () => 60_000 },
    );
    expect(await relayOnce(db.database, sender('mail'), options)).toBe(0);
  });

  test('what a sender throws is told, tried again, and stored without its words', async () => {
    await write('mail', ann);
    const error = Object.assign(new Error('no such user: ann@example.com'), { code: 'EENVELOPE' });
    const broken = { topic: 'mail' as const, send: () => Promise.reject(error) };
    await relayOnce(db.database, broken, options);
    expect(await states()).toEqual(['ann waiting Error EENVELOPE']);
    expect(faults).toEqual([error]);
  });

  test('who cannot renew his lease sends no later row of a stream, which may be with another worker', async () => {
    for (const seq of [1, 2, 3]) await write('ledger', ann, seq);
    const ledger = sender('ledger');
    const slow: Sender = {
      ...ledger,
      send: async (row) => {
        await sleep(90);
        return ledger.send(row);
      },
    };
    await expect(relayOnce(failingAfter(1), slow, { ...options, leaseMs: 60 })).rejects.toThrow('away');
    expect(ledger.seen).toEqual(['ann 1']);
  });

  test('where one outcome cannot be written those that come later are', async () => {
    for (const orgId of [ann, bo]) await write('ledger', orgId, 1);
    const ledger = sender('ledger');
    const oneAfterAnother: Sender = {
      ...ledger,
      send: async (row) => {
        await sleep(row.orgId === ann ? 5 : 60);
        return ledger.send(row);
      },
    };
    await expect(relayOnce(failingAfter(1, 1), oneAfterAnother, options)).rejects.toThrow('away');
    expect(await states()).toEqual(['ann 1 waiting', 'bo 1 sent']);
  });

  test('a lease that has passed to another worker cannot be settled by the first', async () => {
    await write('mail', ann);
    const slow = {
      topic: 'mail' as const,
      send: async () => {
        await db.asOwner('update outbox set lease_until = now()');
        await relayOnce(db.database, sender('mail'), options);
        return failed('TOO_LATE');
      },
    };
    await relayOnce(db.database, slow, options);
    expect(await states()).toEqual(['ann sent']);
  });

  test('two workers at once never hold the same row', async () => {
    for (let n = 0; n < 40; n++) await write('mail', ann);
    const one = sender('mail');
    while ((await Promise.all([1, 2, 3].map(() => relayOnce(db.database, one, options)))).some((n) => n > 0));
    expect(one.seen).toHaveLength(40);
  });
});

describe('rights', () => {
  test('the application may add, and reads only by the named functions, its own organization', async () => {
    await write('ledger', ann, 1);
    await write('mail', bo);
    for (const forbidden of [
      sql`select id from outbox`,
      sql`update outbox set state = 'sent'`,
      sql`delete from outbox`,
      sql`select handler from handled`,
      sql`insert into outbox (id, topic, payload, state) values (${newId()}, 'mail', '{}', 'failed')`,
    ]) {
      await expect(db.database.asNobody((q) => q.run(forbidden))).rejects.toMatchObject({ code: '42501' });
    }
    const seen = await db.database.asOrganization(ann, unsentRows);
    expect(seen).toMatchObject([{ topic: 'ledger', seq: 1n, state: 'waiting', reason: null, attempts: 0 }]);
    expect(await db.database.asNobody(unsentRows)).toEqual([]);
  });

  test.each([
    ['a mail in a stream', 'mail', `events:${ann}`, ann],
    ['a ledger row without a stream', 'ledger', null, ann],
    ['a ledger row in another organization’s stream', 'ledger', `ledger:${bo}`, ann],
    ['an ordered event of no organization', 'event', `events:${ann}`, null],
  ])('the database refuses %s', async (_, topic, stream, orgId) => {
    const seq = stream === null ? null : 1n;
    const insert = sql`insert into outbox (id, topic, stream, stream_seq, org_id, payload)
      values (${newId()}, ${topic}, ${stream}, ${seq}, ${orgId}, '{}')`;
    await expect(db.database.asNobody((q) => q.run(insert))).rejects.toThrow('check constraint');
  });
});

describe('operators', () => {
  test('see how much waits and what was refused, and forget what was sent long ago', async () => {
    await write('ledger', ann, 1);
    await write('ledger', ann, 2);
    await write('mail', bo);
    await relayOnce(
      db.database,
      sender('mail', () => failed('SMTP 550')),
      options,
    );
    const depths = await db.database.asNobody(outboxDepth);
    expect(depths.map(({ topic, state, rows }) => [topic, state, rows]).sort()).toEqual([
      ['ledger', 'waiting', 2n],
      ['mail', 'failed', 1n],
    ]);
    const refused = await db.database.asNobody(failedRows);
    expect(refused).toMatchObject([{ topic: 'mail', orgId: bo, reason: 'SMTP 550', attempts: 1 }]);
    await write('event', ann, 1);
    await relayOnce(db.database, sender('event'), options);
    await relayOnce(db.database, { ...sender('ledger'), most: 1 }, options);
    const later = instantOfMillis(Date.now() + 60_000);
    expect(await db.database.asNobody((q) => pruneOutbox(q, later))).toBe(1n);
    expect(await states()).toEqual(['ann 1 sent', 'ann 2 waiting', 'bo failed SMTP 550']);
  });
});

describe('announcements', () => {
  const completed = eventKind('envelope.completed', z.strictObject({ proposalId: z.string() }));
  const tell = (seq: number, orgId = ann) =>
    db.database.transaction(orgId, (tx) =>
      announce(tx, completed, { id: newId(), orgId, seq: BigInt(seq) }, { proposalId: `p${seq}` }),
    );
  const dispatchers = (...handlers: Handler[]) =>
    createDispatchers({
      db: db.database,
      handlers,
      now: () => instantOfMillis(Date.now()),
      onFault: options.onFault,
    });
  /** Some rounds: enough for what these tests announce, and an end where a handler throws for ever. */
  async function relay(senders: readonly Sender[]): Promise<void> {
    for (let round = 0; round < 5; round++)
      for (const sender of senders) await relayOnce(db.database, sender, options);
  }
  const nameOf = (orgId: string | null) => (orgId === ann ? 'ann' : 'bo');
  const unfinished = async () =>
    (
      await db.asOwner<{ line: string }>(
        `select concat_ws(' ', payload ->> 'handler', stream_seq, state, reason) as line
         from outbox where state <> 'sent' order by stream, stream_seq`,
      )
    ).map(({ line }) => line);

  test('reach every handler once, in the order and the organization of the events', async () => {
    const log: string[] = [];
    const logging = (name: string) =>
      handlerOf(name, completed, async (tx, event) => {
        const { org } = await tx.one<{ org: string }>(sql`select app_org() as org`);
        log.push(`${name} ${event.data.proposalId} ${event.seq} ${nameOf(org)}`);
        return undefined;
      });
    const senders = dispatchers(logging('registers.apply'), logging('documents.file'));
    await tell(1);
    await tell(2);
    await tell(1, bo);
    await relay(senders);
    expect(log.filter((line) => line.endsWith('bo')).sort()).toEqual([
      'documents.file p1 1 bo',
      'registers.apply p1 1 bo',
    ]);
    for (const name of ['registers.apply', 'documents.file'])
      expect(log.filter((line) => line.startsWith(name) && line.endsWith('ann'))).toEqual([
        `${name} p1 1 ann`,
        `${name} p2 2 ann`,
      ]);
    expect(log).toHaveLength(6);
    expect(await unfinished()).toEqual([]);
  });

  test('a handler that throws holds back only its own later events of that organization, and shows why', async () => {
    const applied: string[] = [];
    const rung: string[] = [];
    let isBroken = true;
    const senders = dispatchers(
      handlerOf('registers.apply', completed, async (_tx, { orgId, data }) => {
        if (isBroken && orgId === ann) throw new Error('not yet');
        applied.push(`${nameOf(orgId)} ${data.proposalId}`);
        return undefined;
      }),
      handlerOf('notifications.ring', completed, async (_tx, { orgId, data }) => {
        rung.push(`${nameOf(orgId)} ${data.proposalId}`);
        return undefined;
      }),
    );
    await tell(1);
    await tell(2);
    await tell(1, bo);
    await relay(senders);
    expect(rung.filter((line) => line.startsWith('ann'))).toEqual(['ann p1', 'ann p2']);
    expect(rung).toHaveLength(3);
    expect(applied).toEqual(['bo p1']);
    expect(await unfinished()).toEqual([
      'registers.apply 1 waiting registers.apply: Error',
      'registers.apply 2 waiting',
    ]);
    const depths = await db.database.asNobody(outboxDepth);
    expect(depths.map(({ topic, state, rows }) => [topic, state, rows]).sort()).toEqual([
      ['handler', 'retried', 1n],
      ['handler', 'waiting', 1n],
    ]);
    isBroken = false;
    await relay(senders);
    expect(applied).toEqual(['bo p1', 'ann p1', 'ann p2']);
    expect(rung).toHaveLength(3);
    expect(await unfinished()).toEqual([]);
  });

  test('a handler that refuses undoes its work, shows as failed with the code, and goes on when retried', async () => {
    await tell(1);
    await tell(2);
    const done: string[] = [];
    let isStale = true;
    const senders = dispatchers(
      handlerOf('registers.apply', completed, async (tx, { data }) => {
        await enqueue(tx, { id: newId(), topic: 'mail', orgId: ann, payload: {} });
        if (isStale) return { ok: false, error: { textCode: 'GENERAL.STALE' } };
        done.push(data.proposalId);
        return undefined;
      }),
    );
    await relay(senders);
    expect(await unfinished()).toEqual([
      'registers.apply 1 failed registers.apply: GENERAL.STALE',
      'registers.apply 2 waiting',
    ]);
    expect(await db.asOwner(`select * from handled where handler = 'registers.apply'`)).toEqual([]);
    const [refused] = await db.database.asNobody(failedRows);
    isStale = false;
    expect(await db.database.asNobody((q) => retryRow(q, refused?.id ?? ''))).toBe(true);
    await relay(senders);
    expect(done).toEqual(['p1', 'p2']);
  });

  test('a worker that does not know a handler leaves its events to another', async () => {
    await tell(1);
    const done: string[] = [];
    const newer = dispatchers(
      handlerOf('documents.file', completed, async (_tx, { data }) => {
        done.push(data.proposalId);
        return undefined;
      }),
    );
    const [queueing] = newer;
    if (queueing !== undefined) await relayOnce(db.database, queueing, options);
    await relay(dispatchers());
    expect(await unfinished()).toEqual(['documents.file 1 waiting documents.file: unknown']);
    await relay(newer);
    expect(done).toEqual(['p1']);
  });

  test('an event without handlers, and one outside of organizations, are sent', async () => {
    const registered = eventKind('user.registered', z.strictObject({ userId: z.string() }));
    await db.database.transaction(null, (tx) =>
      announce(tx, registered, { id: newId(), orgId: null }, { userId: ann }),
    );
    await tell(1);
    const seen: unknown[] = [];
    const handler = handlerOf('entry.welcome', registered, async (_tx, { orgId, seq, data }) => {
      seen.push({ orgId, seq, data });
      return undefined;
    });
    await relay(dispatchers(handler));
    expect(seen).toEqual([{ orgId: null, seq: null, data: { userId: ann } }]);
    expect(await db.database.asNobody(outboxDepth)).toEqual([]);
  });

  test('two handlers of one name are a mistake found at the start', () => {
    const handler = handlerOf('a', completed, async () => undefined);
    expect(() => dispatchers(handler, handler)).toThrow('two handlers of one name');
  });
});

describe('waking', () => {
  test('a commit that wrote to the outbox wakes the worker; a reading, another write or a rollback does not', async () => {
    let wakes = 0;
    const waking = wakingAfterCommit(db.database, () => {
      wakes += 1;
    });
    const mail = () => ({ id: newId(), topic: 'mail' as const, orgId: null, payload: {} });
    await waking.asNobody(outboxDepth);
    await waking.transaction(null, (tx) => outboxDepth(tx));
    await waking
      .transaction(null, async (tx) => {
        await enqueue(tx, mail());
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(wakes).toBe(0);
    await waking.transaction(null, (tx) => enqueue(tx, mail()));
    expect(wakes).toBe(1);
    const connection = await waking.connect();
    await connection.transaction((tx) => enqueue(tx, mail()));
    connection.release();
    expect(wakes).toBe(2);
  });
});
