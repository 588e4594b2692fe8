/** Shows the local mailbox, so that a new installation can be tried without a mail server. Mounted on loopback only, and
 *  not there for anybody but this machine: its mails open accounts. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml, plainPage } from '../http/html.ts';
import { isFromThisMachine } from '../http/thisMachine.ts';
import type { Mailbox, StoredMailBody } from './mailbox.ts';

export const mailboxPath = '/mailbox';

export function mountMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get(mailboxPath, async (request, reply) => {
    if (!isOwnRequest(request)) throw notHere();
    const mails = await mailbox.list(100);
    const rows = mails.map(
      ({ id, subject, toAddress, receivedAt }) =>
        `<li><a href="${mailboxPath}/${id}">${escapeHtml(subject)}</a><br>
<small>to <bdi>${escapeHtml(toAddress)}</bdi>, ${receivedAt.slice(0, 16).replace('T', ' ')} UTC</small></li>`,
    );
    const list = rows.length === 0 ? '<p>No mail yet.</p>' : `<ul>${rows.join('')}</ul>`;
    const why = '<p>No mail server is configured (SMTP_URL), so mail stays here for seven days.</p>';
    return page(reply, 'Mailbox', why + list);
  });
  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id`, async (request, reply) => {
    const { id, ...mail } = await mailOf(request);
    const body = `<p>To <bdi>${escapeHtml(mail.toAddress)}</bdi></p><pre dir="auto">${linked(mail.text)}</pre>
<p><a href="${mailboxPath}/${id}/page">As a page</a> · <a href="${mailboxPath}">All mail</a></p>`;
    return page(reply, mail.subject, body);
  });
  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id/page`, async (request, reply) => {
    const { html } = await mailOf(request);
    reply.header('content-security-policy', mailPolicy);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  });

  async function mailOf(request: FastifyRequest<{ Params: { id: string } }>): Promise<StoredMailBody> {
    const { id } = request.params;
    const mail = isOwnRequest(request) && uuid.test(id) ? await mailbox.read(id) : undefined;
    if (mail === undefined) throw notHere();
    return mail;
  }
}

/** A mail as mail programs show it: with the styles on its elements, without scripts, pictures or requests. */
const mailPolicy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const notHere = () => Object.assign(new Error('not here'), { statusCode: 404 });

const isOwnRequest = ({ socket: { remoteAddress }, headers }: FastifyRequest): boolean =>
  isFromThisMachine({ remoteAddress, headers });

const page = (
  reply: { type(type: string): { header(n: string, v: string): { send(b: string): unknown } } },
  title: string,
  body: string,
) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(plainPage(title, body));

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
