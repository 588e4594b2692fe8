/** A real SMTP server on loopback that keeps what it receives. */
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface MailPeer {
  url: string;
  /** The newest mail to this address whose subject matches; waits for it, a minute at most. */
  newest(to: string, subject: RegExp): Promise<ParsedMail>;
  close(): Promise<void>;
}

export async function openMailPeer(): Promise<MailPeer> {
  const received: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      simpleParser(stream).then(
        (mail) => {
          received.push(mail);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async newest(to, subject) {
      for (const until = Date.now() + 60_000; Date.now() < until; ) {
        const found = received.findLast(
          (mail) => recipientsOf(mail).includes(to) && subject.test(mail.subject ?? ''),
        );
        if (found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no mail to ${to} about ${subject}`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const recipientsOf = (mail: ParsedMail): string[] =>
  [mail.to ?? []].flat().flatMap((field) => field.value.map((person) => person.address ?? ''));

/** The first link of a mail's plain text. */
export function linkIn(mail: ParsedMail): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (link === undefined) throw new Error('a mail without a link');
  return link;
}
