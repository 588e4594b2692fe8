import { randomUUID } from 'node:crypto';
import { type Instant, instantOfMillis } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database.ts';
import type { AskedFilingDesk, FiledPaper } from './filingDesk.ts';
import { openSandboxFilingDesk } from './sandbox.ts';

let db: TestDatabase;
let now: Instant;
let desk: AskedFilingDesk;
const signal = new AbortController().signal;
/** 2026-04-20, ten in the evening in Toronto: the next day in Greenwich. */
const evening = Date.UTC(2026, 3, 21, 2);
const at = (ms: number) => {
  now = instantOfMillis(evening + ms);
};
const paper: FiledPaper = {
  jurisdiction: 'CA',
  corporationNumber: '9900001',
  kind: 'annual_return',
  file: 'a'.repeat(64),
};

beforeAll(async () => {
  db = await createTestDatabase();
  desk = openSandboxFilingDesk({ db: db.database, clock: () => now, delayMs: 2_000 });
});
afterAll(() => db.close());

test('a filing waits a moment, then is accepted: a specimen, dated in the registry’s zone', async () => {
  const key = randomUUID();
  at(0);
  expect(await desk.find(key, signal)).toEqual({ state: 'unknown' });
  expect(await desk.submit(paper, key, signal)).toEqual({ state: 'waiting' });
  expect(await desk.find(key, signal)).toEqual({ state: 'waiting' });
  at(2_000);
  expect(await desk.find(key, signal)).toEqual({
    state: 'accepted',
    reference: expect.stringMatching(/^SPECIMEN-\d{6}$/),
    filedOn: '2026-04-20',
    isSpecimen: true,
  });
});

test('a key is filed once, however many send it and whatever they then say', async () => {
  const key = randomUUID();
  at(0);
  await Promise.all([1, 2, 3].map(() => desk.submit(paper, key, signal)));
  at(5_000);
  const first = await desk.find(key, signal);
  expect(await desk.submit({ ...paper, corporationNumber: '1234567' }, key, signal)).toEqual(first);
});

test('the paper of a corporation that is none of the sandbox comes back', async () => {
  const key = randomUUID();
  at(0);
  await desk.submit({ ...paper, corporationNumber: '1234567' }, key, signal);
  at(2_000);
  expect(await desk.find(key, signal)).toEqual({
    state: 'rejected',
    reasons: [{ textCode: 'CORPORATION_NUMBER.INVALID', params: { format: '9900001' } }],
  });
});
