import { login } from '@tabellion/features/entry/contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registered, type SignedIn } from '../../../../tests/support/people.ts';
import { compared } from '../../../../tests/support/quickArgon2.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';

// Decisions section 2: a wrong e-mail costs the same time as a wrong password. The time itself is not measured, because
// another load of the machine would decide the test; what takes the time is: the hash that the library is asked to make again.

let server: TestServer;
let owner: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
});
afterAll(() => server.close());

/** How the hashes were made that one try was compared with: algorithm, version, memory, passes, lanes. */
async function workOf(email: string): Promise<{ textCode: string; work: (string | undefined)[] }> {
  compared.length = 0;
  const { textCode, ok, ...answer } = await server.api()(login, { body: { email, password: 'Wrong-2025!' } });
  const work = compared.map((hashed) => /^\$.+?\$.+?\$.+?\$/.exec(hashed)?.[0]);
  const field = ok || !('fields' in answer) ? textCode : (answer.fields[0]?.textCode ?? textCode);
  return { textCode: field, work };
}

/** That of every password that is kept here. */
const work = [expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$$/)];

test('an e-mail that nobody has costs the same hash as a wrong password', async () => {
  const known = await workOf(owner.email);
  expect(known).toEqual({ textCode: 'LOGIN.PASSWORD_INVALID', work });
  expect(await workOf('nobody@maple.test')).toEqual({
    textCode: 'LOGIN.EMAIL_NOT_REGISTERED',
    work: known.work,
  });
});

test('an account that has no password yet costs the same, too', async () => {
  const known = await workOf(owner.email);
  const invited = await registered(server);
  await server.database.asOwner('update users set password_hash = null where id = $1', [invited.userId]);
  expect(await workOf(invited.email)).toEqual(known);
});
