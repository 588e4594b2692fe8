import { verify } from '@node-rs/argon2';
import { login } from '@tabellion/features/entry/contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';

// Decisions section 2: a wrong e-mail costs the same time as a wrong password. The time itself is not measured, because
// another load of the machine would decide the test; what takes the time is. The library's own hasher runs and is counted.
vi.mock('@node-rs/argon2', async (load) => {
  const library = await load<typeof import('@node-rs/argon2')>();
  return { ...library, verify: vi.fn(library.verify) };
});

let server: TestServer;
let owner: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
});
beforeEach(() => {
  vi.mocked(verify).mockClear();
});
afterAll(() => server.close());

/** How the hashes were made that one try was compared with: algorithm, version, memory, passes, lanes. */
async function workOf(email: string): Promise<{ textCode: string; work: (string | undefined)[] }> {
  const { textCode, ok, ...answer } = await server.api()(login, { body: { email, password: 'Wrong-2025!' } });
  const work = vi.mocked(verify).mock.calls.map(([hashed]) => /^\$.+?\$.+?\$.+?\$/.exec(String(hashed))?.[0]);
  const field = ok || !('fields' in answer) ? textCode : (answer.fields[0]?.textCode ?? textCode);
  return { textCode: field, work };
}

test('an e-mail that nobody has costs the same hash as a wrong password', async () => {
  const work = ['$argon2id$v=19$m=19456,t=2,p=1$'];
  expect(await workOf(owner.email)).toEqual({ textCode: 'LOGIN.PASSWORD_INVALID', work });
  vi.mocked(verify).mockClear();
  expect(await workOf('nobody@maple.test')).toEqual({ textCode: 'LOGIN.EMAIL_NOT_REGISTERED', work });
});

test('an account that has no password yet costs the same, too', async () => {
  const invited = await registered(server);
  await server.database.asOwner('update users set password_hash = null where id = $1', [invited.userId]);
  expect(await workOf(invited.email)).toEqual({
    textCode: 'LOGIN.PASSWORD_INVALID',
    work: ['$argon2id$v=19$m=19456,t=2,p=1$'],
  });
});
