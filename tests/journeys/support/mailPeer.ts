/** A real SMTP server on loopback that keeps what it receives. */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { scratchFolder } from '../../support/scratch.ts';

export interface Mails {
  /** The newest mail to this address whose subject matches; waits for it, a minute at most. */
  newest(to: string, subject: RegExp): Promise<ParsedMail>;
}

export interface MailPeer extends Mails {
  url: string;
  /** Where the mails are kept, for another process. */
  folder: string;
  close(): Promise<void>;
}

export async function openMailPeer(): Promise<MailPeer> {
  const folder = await scratchFolder('tabellion-mails-');
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      received += 1;
      keep(folder, received, text(stream)).then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    ...mailsIn(folder),
    close: async () => {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(folder, { recursive: true });
    },
  };
}

/** A file has its name once it is whole. */
async function keep(folder: string, number: number, mail: Promise<string>): Promise<void> {
  const path = join(folder, String(number).padStart(6, '0'));
  await writeFile(path, await mail);
  await rename(path, `${path}.eml`);
}

/** The mails that a peer keeps in its folder, whichever process it runs in. */
export const mailsIn = (folder: string): Mails => ({
  async newest(to, subject) {
    for (const until = Date.now() + 60_000; Date.now() < until; ) {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      for (const name of names.toSorted().toReversed()) {
        const written = await readFile(join(folder, name), 'utf8');
        if (!written.includes(to)) continue;
        const mail = await simpleParser(written);
        if (recipientsOf(mail).includes(to) && subject.test(mail.subject ?? '')) return mail;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`no mail to ${to} about ${subject}`);
  },
});

const recipientsOf = (mail: ParsedMail): string[] =>
  [mail.to ?? []].flat().flatMap((field) => field.value.map((person) => person.address ?? ''));

/** The first link of a mail's plain text. */
export function linkIn(mail: ParsedMail): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (link === undefined) throw new Error('a mail without a link');
  return link;
}
