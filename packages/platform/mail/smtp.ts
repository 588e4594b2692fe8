/** Mail over SMTP. */
import { createTransport } from 'nodemailer';
import { failed, retry, type SendOutcome } from '../outbox/sender.ts';
import { headerLine, isMailAddress, type Mail, type MailTransport } from './mail.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` (STARTTLS where the server offers it) or `smtps://…` (TLS from the start, 465). */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
}

/** Opens a transport of at most two connections; none is made before the first mail.
 *  A password never travels in the clear: with one, a server beyond loopback must offer STARTTLS. */
export function openSmtp({ url, from }: SmtpOptions): MailTransport {
  const transport = createTransport({
    ...serverOf(url),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.split('@')[1];
  return {
    async deliver(id, mail) {
      if (!isMailAddress(mail.to.address)) return failed('ADDRESS_INVALID');
      try {
        await transport.sendMail({ ...messageOf(mail), from, messageId: `<${id}@${domain}>` });
        return 'sent';
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: async () => transport.close(),
  };
}

function serverOf(text: string) {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const server = { host, port: Number(url.port) || (secure ? 465 : 587), secure };
  if (url.username === '') return server;
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  return { ...server, auth, requireTLS: !['localhost', '127.0.0.1', '::1'].includes(host) };
}

const messageOf = ({ to, subject, text, html, headers }: Mail) => ({
  to: { address: to.address, name: headerLine(to.name ?? '') },
  subject: headerLine(subject),
  text,
  html,
  headers: {
    // Tells vacation responders and the like not to answer (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, headerLine(value)])),
  },
});

/** Refused for this mail or its recipient (5xx): failed. Everything else, a wrong password of ours included, may be
 *  mended without touching the mail: retried. */
function outcomeOf(error: unknown): SendOutcome {
  const { code, responseCode, response } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
  };
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const answer =
    responseCode === undefined ? code : `${responseCode}${enhanced === undefined ? '' : ` ${enhanced}`}`;
  const reason = `SMTP ${answer ?? 'ERROR'}`;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && (responseCode === undefined || responseCode >= 500) ? failed(reason) : retry(reason);
}
