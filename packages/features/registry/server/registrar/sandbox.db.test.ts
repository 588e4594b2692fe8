import { randomUUID } from 'node:crypto';
import { type Instant, instantOfMillis } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database.ts';
import { filingOf } from '../../../onboarding/rules/filing.ts';
import { founding } from '../../../onboarding/rules/testing.ts';
import type { AskedRegistrar } from './registrar.ts';
import { openSandboxRegistrar } from './sandbox.ts';

let db: TestDatabase;
let now: Instant;
let registrar: AskedRegistrar;
const signal = new AbortController().signal;

/** 2025-03-12, ten in the evening in Toronto: the next day in Greenwich. */
const evening = Date.UTC(2025, 2, 13, 2);

beforeAll(async () => {
  db = await createTestDatabase();
  registrar = openSandboxRegistrar({ db: db.database, clock: () => now, delayMs: 2_000 });
});
afterAll(() => db.close());

const at = (ms: number) => {
  now = instantOfMillis(evening + ms);
};
const named = (name: string) => filingOf(founding({ organization: { name } }));

describe('the sandbox registry', () => {
  test('receives articles, and tells what it decided a moment later: a specimen, dated in the registry’s zone', async () => {
    const key = randomUUID();
    at(0);
    expect(await registrar.find(key, signal)).toEqual({ state: 'unknown' });
    expect(await registrar.submit(named('Érable & Fils'), key, signal)).toEqual({ state: 'waiting' });
    expect(await registrar.find(key, signal)).toEqual({ state: 'waiting' });
    at(2_000);
    expect(await registrar.find(key, signal)).toEqual({
      state: 'accepted',
      certificate: {
        corporationNumber: expect.stringMatching(/^99\d{5}$/),
        name: 'Érable & Fils Inc.',
        certificateOn: '2025-03-12',
        isSpecimen: true,
      },
    });
  });

  test('decides once per key, whatever the articles then say, and however many ask at once', async () => {
    const key = randomUUID();
    at(0);
    await Promise.all(['Cedar', 'Cedar', 'Cedar'].map((name) => registrar.submit(named(name), key, signal)));
    at(5_000);
    const first = await registrar.find(key, signal);
    expect(first).toMatchObject({ state: 'accepted', certificate: { name: 'Cedar Inc.' } });
    expect(await registrar.submit(named('Birch'), key, signal)).toEqual(first);
  });

  test('registers a name once: of two at the same moment one is sent back', async () => {
    at(0);
    const keys = [randomUUID(), randomUUID()];
    const names = ['Larch', 'LARCH, the'];
    await Promise.all(keys.map((key, i) => registrar.submit(named(names[i] ?? ''), key, signal)));
    at(2_000);
    const states = await Promise.all(keys.map(async (key) => registrar.find(key, signal)));
    expect(states.map(({ state }) => state).sort()).toEqual(['accepted', 'rejected']);
    expect(states).toContainEqual({
      state: 'rejected',
      reasons: [{ textCode: 'REGISTRAR.NAME_REGISTERED', about: 'name' }],
    });
  });

  test('sends back what is not in order, with every reason', async () => {
    const key = randomUUID();
    at(0);
    const filing = filingOf(founding({ organization: { name: 'RCMP' }, articles: { incorporators: [] } }));
    await registrar.submit(filing, key, signal);
    at(2_000);
    expect(await registrar.find(key, signal)).toMatchObject({
      state: 'rejected',
      reasons: [
        { textCode: 'NAME.WORD_PROHIBITED', about: 'name' },
        { textCode: 'ONBOARDING.MISSING.INCORPORATOR', about: 'incorporators' },
      ],
    });
  });

  test.each([
    ['CA', /^99\d{5} Canada Inc\.$/],
    ['ON', /^99\d{5} Ontario Inc\.$/],
  ] as const)('gives a number name under the law of %s', async (jurisdiction, form) => {
    const key = randomUUID();
    at(0);
    const organization = { name: '', name_postfix: 'Inc.', name_format: 'numbered', jurisdiction } as const;
    await registrar.submit(filingOf(founding({ organization })), key, signal);
    at(2_000);
    expect(await registrar.find(key, signal)).toMatchObject({
      certificate: { name: expect.stringMatching(form) },
    });
  });
});
