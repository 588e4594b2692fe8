import { randomUUID } from 'node:crypto';
import { type Instant, instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import type { Queries } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import { type DueQuery, type Outside, type OutsideRow, outside } from './outside.ts';

interface Reply {
  state: 'told';
  words: string;
}

let db: TestDatabase;
const noon = instant('2026-04-20T12:00:00Z');
const later = (seconds: number): Instant => instantOfMillis(millisOfInstant(noon) + seconds * 1000);

beforeAll(async () => {
  db = await createTestDatabase();
  await db.asOwner(
    `create table letters (
       org_id uuid not null, id uuid primary key, words text, asks integer not null default 0,
       ask_after timestamptz not null
     )`,
  );
  await db.asOwner('grant select, update on letters to tabellion_app');
});
afterAll(() => db.close());
beforeEach(() => db.asOwner('truncate letters'));

const selectDue = (q: Queries, { now, most, waitsMs }: DueQuery) =>
  q.all<OutsideRow>(sql`
    update letters l set asks = l.asks + 1,
        ask_after = ${now}::timestamptz
          + (${waitsMs}::integer[])[least(l.asks + 1, ${waitsMs.length}::integer)] * interval '1 millisecond'
      from (
        select id from letters where words is null and ask_after <= ${now}
          order by asks, ask_after limit ${most} for update skip locked
      ) due
      where l.id = due.id returning l.org_id as "orgId", l.id`);

/** The questions and sendings, in order. */
const heard: string[] = [];
beforeEach(() => heard.splice(0));

const asking = (instead: Partial<Outside<Reply>> = {}) =>
  outside<Reply>({
    name: 'letters.ask',
    every: { seconds: 5 },
    timeoutMs: 60_000,
    selectDue,
    find: async () => ({ state: 'told', words: 'yes' }),
    send: async () => ({ state: 'waiting' }),
    settle: ({ db: at, row }, { words }) =>
      at.asNobody(async (q) => {
        await q.run(sql`update letters set words = ${words} where id = ${row.id} and words is null`);
      }),
    ...instead,
  });

async function letters(count: number, at = noon): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids)
    await db.asOwner(`insert into letters (org_id, id, ask_after) values ($1, $2, $3)`, [id, id, at]);
  return ids;
}
const rows = () =>
  db.asOwner<{ id: string; words: string | null; asks: number; wait: number }>(
    `select id, words, asks, extract(epoch from ask_after - '${noon}')::float as wait from letters`,
  );
const context = (now = noon) => ({ db: db.database, now, signal: new AbortController().signal });

test('sends what never arrived, waits while nothing is decided, and records the answer', async () => {
  const [id = ''] = await letters(1);
  let state: 'unknown' | 'waiting' | 'told' = 'unknown';
  const post = asking({
    find: async (key) => {
      heard.push(`find ${key === id}`);
      return state === 'told' ? { state, words: 'well' } : { state };
    },
    send: async ({ row }) => {
      heard.push(`send ${row.id === id}`);
      state = 'waiting';
      return { state };
    },
  });
  const row = { orgId: id, id };
  await post.ask({ db: db.database, row, now: noon });
  await post.ask({ db: db.database, row, now: noon });
  expect(heard).toEqual(['find true', 'send true', 'find true']);
  expect((await rows())[0]?.words).toBeNull();
  state = 'told';
  await post.askDue(context());
  expect((await rows())[0]).toMatchObject({ words: 'well', asks: 1 });
  expect(await post.askDue(context(later(3600)))).toBe(0);
});

test('two hundred that hang starve nobody: a new row is answered within the same round', async () => {
  await letters(200);
  const silent = asking({ timeoutMs: 5, find: () => new Promise(() => undefined) });
  await expect(silent.askDue(context())).rejects.toThrow('200 rows got no answer');
  const stuck = new Set((await rows()).map(({ id }) => id));
  const [fresh = ''] = await letters(1, later(60));
  const mixed = asking({
    timeoutMs: 5,
    find: async (key) => {
      heard.push(key);
      return stuck.has(key) ? new Promise(() => undefined) : { state: 'told', words: 'yes' };
    },
  });
  await expect(mixed.askDue(context(later(60)))).rejects.toThrow('200 rows got no answer');
  expect(heard.indexOf(fresh)).toBeLessThan(8);
  expect((await rows()).find(({ id }) => id === fresh)?.words).toBe('yes');
});

test('each row waits ever longer, by its own count, up to a quarter of an hour', async () => {
  await letters(1);
  const waiting = asking({ find: async () => ({ state: 'waiting' }) });
  let now = noon;
  const waits: number[] = [];
  for (let ask = 0; ask < 13; ask++) {
    await waiting.askDue(context(now));
    const [{ wait = 0 } = {}] = await rows();
    waits.push(wait - (millisOfInstant(now) - millisOfInstant(noon)) / 1000);
    now = later(wait);
  }
  for (const [at, wait] of waits.entries()) {
    const whole = Math.min(900, 2 ** at);
    expect(wait).toBeGreaterThanOrEqual(whole / 2 - 0.001);
    expect(wait).toBeLessThanOrEqual(whole + 0.001);
  }
});

test('the failure of one is its own: the others get their answers', async () => {
  const [broken = ''] = await letters(20);
  const partly = asking({
    settle: async ({ db: at, row }, { words }) => {
      if (row.id === broken) throw new Error('does not fit');
      await at.asNobody((q) => q.run(sql`update letters set words = ${words} where id = ${row.id}`));
    },
  });
  await expect(partly.askDue(context())).rejects.toThrow('letters.ask: 1 rows got no answer');
  expect((await rows()).filter(({ words }) => words === null).map(({ id }) => id)).toEqual([broken]);
});

test('of two workers each row is asked about by one', async () => {
  const ids = await letters(40);
  const post = asking({
    find: async (key) => {
      heard.push(key);
      return { state: 'told', words: 'yes' };
    },
  });
  const asked = await Promise.all([post.askDue(context()), post.askDue(context())]);
  expect(asked.reduce((sum, count) => sum + count)).toBe(40);
  expect([...heard].sort()).toEqual([...ids].sort());
});

test('where people give the answer nobody is asked', async () => {
  const [id = ''] = await letters(1);
  const byHand = asking({ find: null });
  await byHand.ask({ db: db.database, row: { orgId: id, id }, now: noon });
  expect([await byHand.askDue(context()), byHand.jobs]).toEqual([0, []]);
  expect(await rows()).toMatchObject([{ words: null, asks: 0 }]);
});
