import { makeFeed } from '@tabellion/features/deadlines/feedContract.ts';
import { forgotPassword, login, resetPassword, verifyEmail } from '@tabellion/features/entry/contract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { lookAtInvitation, setPassword } from '@tabellion/features/members/contract.ts';
import { call } from '@tabellion/kit/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amelie } from '../support/entry.ts';
import { mailsTo, secretIn } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Product, startProduct } from './product.ts';

let server: TestServer;
let product: Product;
beforeAll(async () => {
  server = await startTestServer();
  product = await startProduct(server, { LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await product.kill();
  await server.close();
});

/** Pseudonyms of account and network, in the lines of refused sign-ins. */
const pseudonyms = (): string[] =>
  product
    .output()
    .split('\n')
    .filter((line) => line.includes('LOGIN.PASSWORD_INVALID'))
    .map((line) => /"account":"[\w-]{12}","network":"[\w-]{12}"/.exec(line)?.[0] ?? '');

test('no secret of a mailed link, no token and no address stands in the log, whatever is done with it; refused sign-ins are told apart by pseudonyms', async () => {
  const as = { origin: product.origin, language: 'en' };
  const registered = await call(register, { body: amelie }, as);
  await call(forgotPassword, { params: { email: amelie.email } }, as);
  const mails = await expect
    .poll(() => mailsTo(server, amelie.email))
    .toHaveLength(2)
    .then(() => mailsTo(server, amelie.email));
  const secrets = mails.map((mail) =>
    secretIn({ ...mail, text: mail.text.replaceAll(product.origin, 'https://books.test') }),
  );
  const token = registered.ok ? registered.data.token : '';
  const feed = await call(makeFeed, { body: {} }, { ...as, token });
  const address = new URL(feed.ok ? feed.data.address : '').pathname;
  for (const path of [address, `${address}%ff%zz`, `${address}/more`]) await fetch(product.origin + path);
  secrets.push(address.split('/')[3] ?? '');
  expect(secrets.map((secret) => secret.length)).toEqual([43, 43, 43]);
  for (const secret of secrets) {
    for (const page of ['verify', 'invitation', 'app/reset-password', 'app/set-password', 'nowhere'])
      for (const path of [
        `${page}/${secret}`,
        `${page}/${secret}%ff%zz`,
        `api/${page}/${secret}?email=${amelie.email}`,
      ])
        await fetch(`${product.origin}/${path}`, { headers: { authorization: `Bearer ${token}` } });
    const body = { newPassword: 'Birch-2026?', newPasswordToken: `${secret}x` };
    await call(resetPassword, { body }, as);
    await call(setPassword, { body: { ...body, newPasswordToken: secret } }, as);
    await call(verifyEmail, { body: { token: secret } }, { ...as, token });
    await call(lookAtInvitation, { body: { token: secret } }, as);
  }
  await expect.poll(product.output).toContain('LOGIN.LINK_INVALID');
  for (const password of ['Wrong-2025!', 'Wrong-2026!'])
    await call(login, { body: { email: amelie.email, password } }, as);
  await expect.poll(() => pseudonyms()).toHaveLength(2);
  expect(new Set(pseudonyms()).size).toBe(1);
  for (const secret of [...secrets, token, amelie.email, encodeURIComponent(amelie.email)])
    expect(product.output()).not.toContain(secret);
});
