import { register } from '@tabellion/features/entry/profileContract.ts';
import type { SessionView } from '@tabellion/features/entry/views.ts';
import { type Instant, instant } from '@tabellion/kernel/date.ts';
import type { Answer, CallInput } from '@tabellion/kit/client.ts';
import type { Endpoint, ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { StoredMailBody } from '@tabellion/platform/mail/mailbox.ts';
import type { Language } from '@tabellion/texts/text.ts';
import type { TestDatabase } from './database.ts';
import { mailsTo } from './mails.ts';
import { startTestServer } from './server.ts';

interface Caller {
  token?: string | undefined;
  language?: Language;
  file?: Blob;
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
  /** As if the address had been proven, which is another feature's test. */
  verified(user: SessionView): Promise<SessionView>;
  close(): Promise<void>;
}

export const password = 'Maple-2025!';
export const amelie = { email: 'amelie@maple.test', password, firstname: 'Amélie', lastname: 'Tremblay' };

export async function openEntry(options: { limits?: 'enforced' } = {}): Promise<EntryWorld> {
  const server = await startTestServer(options);
  const { clock, database, origin } = server;
  clock.set(instant('2026-04-20T14:00:00Z'));
  const callAs: EntryWorld['call'] = (endpoint, input, { token, language = 'en', ...more } = {}) =>
    server.api(token)(endpoint, input, { ...more, language });
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
    mailTo: (email) => mailsTo(server, email),
    newUser: async (fields) => {
      const answer = await callAs(register, { body: { ...amelie, ...fields } });
      if (!answer.ok) throw new Error(`registration was refused: ${answer.textCode}`);
      return answer.data;
    },
    verified: async (user) => {
      await database.asOwner('update users set email_verified_at = $2 where id = $1', [
        user._id,
        clock.read(),
      ]);
      return user;
    },
    close: () => server.close(),
  };
}
