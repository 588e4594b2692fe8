import { randomBytes } from 'node:crypto';
import { mailTemplates as accountMails } from '@tabellion/features/accounts/server/mail.ts';
import { openAccounts } from '@tabellion/features/accounts/server/ports.ts';
import { routesOf as accountRoutes } from '@tabellion/features/accounts/server/routes.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { mailTemplates as entryMails } from '@tabellion/features/entry/server/mail.ts';
import { routesOf as entryRoutes } from '@tabellion/features/entry/server/routes.ts';
import type { SessionView } from '@tabellion/features/entry/views.ts';
import { openMailbox, type StoredMailBody } from '@tabellion/platform/mail/mailbox.ts';
import { createMailSender } from '@tabellion/platform/mail/sender.ts';
import { relayOnce } from '@tabellion/platform/outbox/relay.ts';
import { allTexts } from '../../apps/server/texts.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createClock, type LiveHost, openLiveHost, type TestClock } from './liveHost.ts';

/** The way in, as it runs: database, host, mail. */
export interface EntryWorld extends LiveHost {
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** Sends what waits and returns what then lies in the mailbox of `email`, the newest first. */
  mailTo(email: string): Promise<StoredMailBody[]>;
  /** Registers somebody new. */
  newUser(fields?: Partial<typeof amelie>): Promise<SessionView>;
}

export const password = 'Maple-2025!';
export const amelie = { email: 'amelie@maple.test', password, firstname: 'Amélie', lastname: 'Tremblay' };

const setting = {
  brand: 'tabellion',
  deployment_mode: 'standard',
  languages: ['en', 'fr', 'tr', 'ar'],
  payment_provider: 'sandbox',
  filing_hidden_host_marker: null,
} as const;

export async function openEntry({ limits }: { limits?: 'enforced' } = {}): Promise<EntryWorld> {
  const database = await createTestDatabase();
  const db = database.database;
  const clock = createClock();
  const accounts = openAccounts(randomBytes(32), clock.read, 'Tabellion');
  const host = await openLiveHost({
    db,
    routes: [
      ...accountRoutes(accounts),
      ...entryRoutes({ accounts, setting: { ...setting, languages: [...setting.languages] } }),
    ],
    readToken: accounts.tokens.read,
    clock,
    limits: limits ?? 'lifted',
  });
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
    ...host,
    database,
    clock,
    mailTo: async (email) => {
      while ((await relayOnce(db, sender, { onFault })) > 0);
      const mine = (await mailbox.list(200)).filter(({ toAddress }) => toAddress === email);
      const bodies = await Promise.all(mine.map(({ id }) => mailbox.read(id)));
      return bodies.filter((body) => body !== undefined);
    },
    newUser: async (fields) => {
      const answer = await host.call(register, { body: { ...amelie, ...fields } });
      if (!answer.ok) throw new Error(`registration was refused: ${answer.textCode}`);
      return answer.data;
    },
    close: async () => {
      await host.close();
      await database.close();
    },
  };
}

/** The secret at the end of the link in a mail. */
export const secretIn = (mail: StoredMailBody | undefined): string =>
  /https:\/\/books\.test\/\S*\/([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
