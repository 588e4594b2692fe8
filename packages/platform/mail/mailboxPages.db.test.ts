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
import { mountMailbox } from './mailboxPages.ts';

let database: TestDatabase;
let app: FastifyInstance;
const id = newId();
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
  mountMailbox(app, mailbox, texts);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const read = (url: string, { host = 'localhost:3000', remoteAddress = '127.0.0.1', ...headers } = {}) =>
  app.inject({ url, remoteAddress, headers: { host, ...headers } });

test.each<[string, Parameters<typeof read>[1]]>([
  ['a site whose name was made to lead to this machine', { host: 'evil.test:3000' }],
  ['a proxy that passes somebody on', { 'x-forwarded-for': '10.0.0.7' } as object],
  ['another machine', { remoteAddress: '10.0.0.7' }],
])('is not there for %s', async (_, asker) => {
  for (const url of ['/mailbox', `/mailbox/${id}`, `/mailbox/${id}/page`]) {
    const answer = await read(url, asker);
    expect([answer.statusCode, /books\.test|Amélie/.test(answer.body)]).toEqual([404, false]);
  }
});

test('shows what people wrote as text', async () => {
  const pages = [await read('/mailbox'), await read(`/mailbox/${id}`)];
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
  const list = await read('/mailbox', { 'accept-language': language } as object);
  expect(list.body).toContain(root);
  expect(list.body).toContain(table['mailbox.title']);
  const mail = await read(`/mailbox/${id}`, { 'accept-language': language } as object);
  expect(mail.body).toContain(root);
  expect(mail.body).toContain(table['mailbox.all']);
});

test('shows a mail as mail programs do, and lets it neither run nor fetch anything', async () => {
  const { body, headers } = await read(`/mailbox/${id}/page`);
  expect(body).toBe('<p style="color:#126a61">Amélie</p>');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src-attr 'unsafe-inline'/);
});

test('has no mail under an id that is none', async () => {
  for (const url of ["/mailbox/'", '/mailbox/%00', `/mailbox/${newId()}`])
    expect((await read(url)).statusCode).toBe(404);
});
