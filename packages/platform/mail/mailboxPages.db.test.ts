import { ar } from '@tabellion/texts/ar.ts';
import { en } from '@tabellion/texts/en.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { createText } from '@tabellion/texts/text.ts';
import { tr } from '@tabellion/texts/tr.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { newId } from '../ids.ts';
import { openMailbox } from './mailbox.ts';
import { mailboxPath, mountMailbox } from './mailboxPages.ts';

let database: TestDatabase;
let app: FastifyInstance;
const id = newId();
const secret = 'an-address-with-128-bits';
const address = mailboxPath(secret);
const texts = {
  en: createText('en', en),
  fr: createText('fr', fr),
  tr: createText('tr', tr),
  ar: createText('ar', ar),
};

beforeAll(async () => {
  database = await createTestDatabase();
  const mailbox = openMailbox(database.database);
  await mailbox.deliver(id, {
    to: { address: 'amelie@maple.test', name: '<b>Amélie</b>' },
    subject: '<img src=x onerror=alert(1)>',
    text: 'https://books.test/reset-password/secret"onclick="alert(1)\n<script>alert(1)</script>',
    html: '<p style="color:#126a61">Amélie</p>',
  });
  app = Fastify();
  mountMailbox(app, { mailbox, texts, secret });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const read = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ['without its secret', '/mailbox'],
  ['with an address as it was', `/mailbox/${id}`],
  ['with another secret', '/mailbox/an-address-with-128-bitz'],
  ['with another secret, for a mail', `/mailbox/another/${id}`],
  ['with another secret, for the page of a mail', `/mailbox/another/${id}/page`],
])('is not there %s, even for this machine', async (_, url) => {
  const answer = await read(url, { host: 'localhost:3000' });
  expect([answer.statusCode, /books\.test|Amélie/.test(answer.body)]).toEqual([404, false]);
});

test('shows what people wrote as text', async () => {
  const pages = [await read(address), await read(`${address}/${id}`)];
  for (const { statusCode, body, headers } of pages) {
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('&lt;img src=x');
    expect(body).not.toMatch(/<(img|script|b)\b|"\s*onclick/);
  }
});

test.each([
  ['ar-EG,en;q=0.8', 'lang="ar" dir="rtl"', ar],
  ['fr-CA', 'lang="fr" dir="ltr"', fr],
  ['tr', 'lang="tr" dir="ltr"', tr],
  ['de', 'lang="en" dir="ltr"', en],
] as const)('speaks the language of the browser: %s', async (language, root, table) => {
  const list = await read(address, { 'accept-language': language });
  expect(list.body).toContain(root);
  expect(list.body).toContain(table['mailbox.title']);
  const mail = await read(`${address}/${id}`, { 'accept-language': language });
  expect(mail.body).toContain(root);
  expect(mail.body).toContain(table['mailbox.all']);
});

test('shows a mail as mail programs do, and lets it neither run nor fetch anything', async () => {
  const { body, headers } = await read(`${address}/${id}/page`);
  expect(body).toBe('<p style="color:#126a61">Amélie</p>');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src-attr 'unsafe-inline'/);
});

test('has no mail under an id that is none', async () => {
  for (const url of [`${address}/'`, `${address}/%00`, `${address}/${newId()}`])
    expect((await read(url)).statusCode).toBe(404);
});

test('shows a mail that was written again as it was written last, once', async () => {
  const mailbox = openMailbox(database.database);
  const mail = { to: { address: 'bo@maple.test' }, text: 'code 1', html: '<p>code 1</p>' };
  const again = newId();
  await mailbox.deliver(again, { ...mail, subject: '111111' });
  await mailbox.deliver(again, { ...mail, subject: '222222', text: 'code 2' });
  expect(await mailbox.read(again)).toMatchObject({ subject: '222222', text: 'code 2' });
  expect((await mailbox.list(200)).filter(({ toAddress }) => toAddress === 'bo@maple.test')).toHaveLength(1);
});
