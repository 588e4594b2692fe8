import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { Mail, MailTransport } from './mail.ts';
import { openSmtp } from './smtp.ts';

const from = { name: 'Tabellion', address: 'no-reply@tabellion.example' };
const id = '0195a0c4-7c4e-7b0e-9a55-0c1f6a3b2d11';

let server: SMTPServer | undefined;
let transport: MailTransport | undefined;
afterEach(async () => {
  await transport?.close();
  await new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(resolve)));
  server = undefined;
  transport = undefined;
});

/** A mail server on loopback, without TLS, and the mails that it takes. */
async function open(options: SMTPServerOptions = {}, credentials = ''): Promise<ParsedMail[]> {
  const taken: ParsedMail[] = [];
  const peer = new SMTPServer({
    disabledCommands: credentials === '' ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    authOptional: credentials === '',
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        taken.push(mail);
        done();
      }, done);
    },
    ...options,
  });
  server = peer;
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  const { port } = peer.server.address() as AddressInfo;
  transport = openSmtp({ url: `smtp://${credentials}127.0.0.1:${port}`, from });
  return taken;
}

const mail = (more: Partial<Mail> = {}): Mail => ({
  to: { address: 'ann@example.com', name: 'Ann' },
  subject: 'Hello',
  text: 'Hello Ann',
  html: '<p>Hello Ann</p>',
  ...more,
});

const deliver = (one: Mail) => transport?.deliver(id, one);

const refuseWith = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

test('a mail arrives with text, page, sender, and an id that stays the same when it is repeated', async () => {
  const taken = await open();
  expect(await deliver(mail({ headers: { 'Content-Language': 'fr' } }))).toBe('sent');
  expect(await deliver(mail())).toBe('sent');
  expect(taken).toHaveLength(2);
  const [first] = taken;
  expect(first?.text?.trim()).toBe('Hello Ann');
  expect(first?.html).toBe('<p>Hello Ann</p>');
  expect(first?.from?.text).toBe('"Tabellion" <no-reply@tabellion.example>');
  expect(first?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(first?.headers.get('content-language')).toBe('fr');
  expect(taken.map(({ messageId }) => messageId)).toEqual([1, 2].map(() => `<${id}@tabellion.example>`));
});

test.each([
  'Şirketiniz kuruldu: Işık & Oğulları İnş.',
  'تم تأسيس شركتكم',
  'Érable & Fils Inc. 🍁🎉',
  `${'É'.repeat(150)}${'ğ'.repeat(150)}`,
])('subject and name pass unharmed: %s', async (words) => {
  const taken = await open();
  expect(
    await deliver(mail({ subject: words, to: { address: 'ann@example.com', name: words }, text: words })),
  ).toBe('sent');
  expect(taken[0]?.subject).toBe(words);
  expect(taken[0]?.text?.trim()).toBe(words);
  const to = taken[0]?.to;
  expect(Array.isArray(to) ? undefined : to?.value).toEqual([{ address: 'ann@example.com', name: words }]);
});

test('a line break in a name, subject or header begins no header', async () => {
  const taken = await open();
  const attack = 'Ann\r\nBcc: eve@example.com\u2028X-Evil: 1\n\nbody';
  const to = { address: 'ann@example.com', name: attack };
  expect(await deliver(mail({ to, subject: attack, headers: { 'Content-Language': attack } }))).toBe('sent');
  expect(taken[0]?.bcc).toBeUndefined();
  expect(taken[0]?.headers.has('bcc')).toBe(false);
  expect(taken[0]?.headers.has('x-evil')).toBe(false);
  expect(taken[0]?.subject).toBe('Ann Bcc: eve@example.com X-Evil: 1 body');
  expect(taken[0]?.text?.trim()).toBe('Hello Ann');
});

test.each([
  'ann@example.com\r\nRCPT TO:<eve@example.com>',
  'ann@example.com,eve@example.com',
  'ann',
  '<a@b.c>',
])('an address that is none is refused before anything is sent: %j', async (address) => {
  const taken = await open();
  expect(await deliver(mail({ to: { address } }))).toEqual({ failed: true, reason: 'ADDRESS_INVALID' });
  expect(taken).toEqual([]);
});

test('a busy server (4xx) is tried again later', async () => {
  await open({
    onRcptTo: (_address, _session, done) => done(refuseWith(451, '4.7.1 Greylisted, ann@example.com')),
  });
  expect(await deliver(mail())).toEqual({ retry: true, reason: 'SMTP 451 4.7.1' });
});

test('a server that refuses the recipient or the content (5xx) makes the mail fail, its words left out', async () => {
  await open({
    onRcptTo: (_address, _session, done) => done(refuseWith(550, '5.1.1 no ann@example.com here')),
  });
  expect(await deliver(mail())).toEqual({ failed: true, reason: 'SMTP 550 5.1.1' });
});

test('a refusal after the content makes the mail fail', async () => {
  await open({
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done(refuseWith(554, 'This looks like spam')));
    },
  });
  expect(await deliver(mail())).toEqual({ failed: true, reason: 'SMTP 554' });
});

test('a wrong password of ours is tried again: it is not the mail that is wrong', async () => {
  const refusing: SMTPServerOptions = {
    onAuth: ({ username, password }, _session, done) =>
      username === 'user@x' && password === 'p:w' ? done(null, { user: username }) : done(new Error('no')),
  };
  await open(refusing, 'user%40x:wrong@');
  expect(await deliver(mail())).toEqual({ retry: true, reason: 'SMTP 535' });
  await transport?.close();
  const taken = await open(refusing, 'user%40x:p%3Aw@');
  expect(await deliver(mail())).toBe('sent');
  expect(taken).toHaveLength(1);
});

test('a server that is away, or greets with an error, is tried again later', async () => {
  await open({ onConnect: (_session, done) => done(refuseWith(554, 'not now')) });
  expect(await deliver(mail())).toMatchObject({ retry: true });
  const peer = server;
  await new Promise<void>((resolve) => peer?.close(resolve));
  expect(await deliver(mail())).toMatchObject({
    retry: true,
    reason: expect.stringMatching(/^SMTP E[A-Z]+$/),
  });
  server = undefined;
});
