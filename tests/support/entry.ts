import { mailTemplates as accountMails } from '@tabellion/features/accounts/server/mail.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { mailTemplates as entryMails } from '@tabellion/features/entry/server/mail.ts';
import type { SessionView } from '@tabellion/features/entry/views.ts';
import { type Instant, instant } from '@tabellion/kernel/date.ts';
import type { Answer, CallInput } from '@tabellion/kit/client.ts';
import type { Endpoint, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { openMailbox, type StoredMailBody } from '@tabellion/platform/mail/mailbox.ts';
import { createMailSender } from '@tabellion/platform/mail/sender.ts';
import { relayOnce } from '@tabellion/platform/outbox/relay.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { allTexts } from '../../apps/server/texts.ts';
import type { TestDatabase } from './database.ts';
import { startTestServer } from './server.ts';

interface Caller {
  token?: string | undefined;
  language?: Language;
}

/** The way in, as it runs: the product's server, seen by whoever signs in, and the mail that he gets. */
export interface EntryWorld {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly database: TestDatabase;
  /** Stands until it is moved. */
  readonly clock: { readonly now: Instant; pass(time: { minutes: number }): void };
  /** Calls through the network, as the browser does; English unless told. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, as?: Caller): Promise<Answer<ReplyOf<E>>>;
  /** Sends what waits and returns what then lies in the mailbox of `email`, the newest first. */
  mailTo(email: string): Promise<StoredMailBody[]>;
  /** Registers somebody new. */
  newUser(fields?: Partial<typeof amelie>): Promise<SessionView>;
  close(): Promise<void>;
}

export const password = 'Maple-2025!';
export const amelie = { email: 'amelie@maple.test', password, firstname: 'Amélie', lastname: 'Tremblay' };

export async function openEntry(options: { limits?: 'enforced' } = {}): Promise<EntryWorld> {
  const server = await startTestServer(options);
  const { clock, database, origin } = server;
  const db = database.database;
  clock.set(instant('2026-04-20T14:00:00Z'));
  const callAs: EntryWorld['call'] = (endpoint, input, { token, language = 'en' } = {}) =>
    server.api(token)(endpoint, input, { language });
  const mailbox = openMailbox(db);
  const sender = createMailSender({
    db,
    now: clock.read,
    transport: mailbox,
    templates: [...accountMails, ...entryMails],
    texts: allTexts,
    brand: { name: 'Tabellion', accent: '#1f3f7d' },
    publicUrl: 'https://books.test',
  });
  const onFault = (error: unknown) => {
    throw error;
  };
  return {
    origin,
    database,
    clock: {
      get now() {
        return clock.read();
      },
      pass: clock.pass,
    },
    call: callAs,
    mailTo: async (email) => {
      while ((await relayOnce(db, sender, { onFault })) > 0);
      const mine = (await mailbox.list(200)).filter(({ toAddress }) => toAddress === email);
      const bodies = await Promise.all(mine.map(({ id }) => mailbox.read(id)));
      return bodies.filter((body) => body !== undefined);
    },
    newUser: async (fields) => {
      const answer = await callAs(register, { body: { ...amelie, ...fields } });
      if (!answer.ok) throw new Error(`registration was refused: ${answer.textCode}`);
      return answer.data;
    },
    close: () => server.close(),
  };
}

/** The secret at the end of the link in a mail. */
export const secretIn = (mail: StoredMailBody | undefined): string =>
  /https:\/\/books\.test\/\S*\/([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
