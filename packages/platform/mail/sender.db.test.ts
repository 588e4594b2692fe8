import { instant } from '@tabellion/kernel/date.ts';
import { ar } from '@tabellion/texts/ar.ts';
import { en } from '@tabellion/texts/en.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { createText } from '@tabellion/texts/text.ts';
import { tr } from '@tabellion/texts/tr.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { newId } from '../ids.ts';
import { housekeeping } from '../jobs/housekeeping.ts';
import { relayOnce } from '../outbox/relay.ts';
import { retry } from '../outbox/sender.ts';
import type { MailTransport } from './mail.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { createMailSender, enqueueMail, type MailTemplate } from './sender.ts';

let db: TestDatabase;
let mailbox: Mailbox;
beforeAll(async () => {
  db = await createTestDatabase();
  mailbox = openMailbox(db.database);
});
afterAll(() => db.close());
beforeEach(() => db.asOwner('truncate outbox, handled, mailbox'));

const people = new Map([
  ['u1', { address: 'Ann@Example.com', name: 'Ann\r\nBcc: eve@example.com' }],
  ['u2', { address: 'bo@example.com', name: 'Bo' }],
]);

const verify: MailTemplate = {
  name: 'entry.verify',
  compose: async ({ data }) => {
    const to = people.get(String(data.userId));
    if (to === undefined) return undefined;
    return {
      to,
      text: {
        subject: { key: 'GENERAL.SUCCESS' },
        paragraphs: [{ key: 'ACCESS.VIEW_ONLY' }],
        action: { label: { key: 'GENERAL.SUCCESS' }, path: `/verify/${String(data.userId)}` },
      },
    };
  },
};

const senderTo = (transport: MailTransport) =>
  createMailSender({
    db: db.database,
    now: () => instant('2025-03-12T12:00:00Z'),
    transport,
    templates: [verify],
    texts: {
      en: createText('en', en),
      fr: createText('fr', fr),
      tr: createText('tr', tr),
      ar: createText('ar', ar),
    },
    brand: {
      name: 'Tabellion',
      mail: { heading: 'line', nameFont: 'serif', accent: '#1f3f7d', ground: '#f4f6fa', line: '#dbe3f2' },
      legal: { entity: 'Tabellion Records Inc.', address: 'Toronto' },
      support: 'support@tabellion.example',
    },
    publicUrl: 'http://localhost:3000',
  });

const write = (userId: string, template = 'entry.verify') =>
  db.database.transaction(null, async (tx) => {
    const id = newId();
    await enqueueMail(tx, { id, template, language: 'fr', orgId: null, data: { userId } });
    return id;
  });

const send = (transport: MailTransport = mailbox) =>
  relayOnce(db.database, senderTo(transport), { againInMs: () => 0, onFault: () => undefined });

test('the outbox holds neither address nor words; the mail has both, in the language asked for', async () => {
  const id = await write('u1');
  const stored = JSON.stringify(await db.asOwner('select * from outbox'));
  expect(stored).not.toMatch(/example|Ann|http/i);
  await send();
  expect(await mailbox.list(10)).toMatchObject([
    { id, toAddress: 'Ann@Example.com', toName: 'Ann Bcc: eve@example.com', subject: fr['GENERAL.SUCCESS'] },
  ]);
  const mail = await mailbox.read(id);
  expect(mail?.text).toContain('http://localhost:3000/verify/u1');
  expect(mail?.html).toContain('<html lang="fr" dir="ltr">');
});

test('a mail that was delivered, but not noted as sent, is in the mailbox once', async () => {
  await write('u1');
  await send({
    ...mailbox,
    deliver: async (id, mail) => {
      await mailbox.deliver(id, mail);
      return retry('CRASHED');
    },
  });
  await send();
  expect(await mailbox.list(10)).toHaveLength(1);
});

test('a mail whose occasion is gone is not sent, and not a failure; an unknown template is one', async () => {
  await write('erased');
  await write('u1', 'entry.unknown');
  await send();
  const rows = await db.asOwner('select state, reason from outbox order by state');
  expect(rows).toEqual([
    { state: 'failed', reason: 'TEMPLATE_UNKNOWN' },
    { state: 'sent', reason: null },
  ]);
  expect(await mailbox.list(10)).toEqual([]);
});

test('mails to an address are erased, however it is cased, and nobody else’s', async () => {
  await write('u1');
  await write('u2');
  await send();
  expect(await mailbox.eraseAddress('ann@example.COM')).toBe(1);
  expect((await mailbox.list(10)).map((mail) => mail.toAddress)).toEqual(['bo@example.com']);
});

test('mails are kept for seven days', async () => {
  await write('u1');
  await write('u2');
  await send();
  await db.asOwner(
    `update mailbox set received_at = timestamptz '2025-03-12Z' - case to_name when 'Bo' then interval '1 day' else interval '8 days' end`,
  );
  const now = instant('2025-03-12T00:00:00Z');
  for (const job of housekeeping)
    await job.run({ db: db.database, now, signal: new AbortController().signal });
  expect((await mailbox.list(10)).map((mail) => mail.toAddress)).toEqual(['bo@example.com']);
});
