/** The mail that people get: what waits in the outbox is written and put into the mailbox. */
import { openMailbox, type StoredMailBody } from '@tabellion/platform/mail/mailbox.ts';
import { createMailSender } from '@tabellion/platform/mail/sender.ts';
import { relayOnce } from '@tabellion/platform/outbox/relay.ts';
import { featuresOf } from '../../apps/server/features.ts';
import { allTexts } from '../../apps/server/texts.ts';
import type { TestServer } from './server.ts';

/** Sends what waits. @returns what then lies in the mailbox of `email`, the newest first */
export async function mailsTo(
  { database: { database: db }, clock, installation }: TestServer,
  email: string,
): Promise<StoredMailBody[]> {
  const mailbox = openMailbox(db);
  const { mailTemplates: templates, checkpoint } = featuresOf(installation);
  const sender = createMailSender({
    db,
    now: clock.read,
    transport: mailbox,
    templates,
    checkpoint,
    texts: allTexts,
    brand: installation.brand,
    publicUrl: 'https://books.test',
  });
  const onFault = (error: unknown) => {
    throw error;
  };
  while ((await relayOnce(db, sender, { onFault })) > 0);
  const mine = (await mailbox.list(200)).filter(({ toAddress }) => toAddress === email);
  const bodies = await Promise.all(mine.map(({ id }) => mailbox.read(id)));
  return bodies.filter((body) => body !== undefined);
}

/** The secret at the end of the link in a mail. */
export const secretIn = (mail: StoredMailBody | undefined): string =>
  /https:\/\/books\.test\/\S*\/([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
