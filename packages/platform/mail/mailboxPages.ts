/** Shows the local mailbox, so that a new installation can be tried without a mail server. Mounted on loopback only. */
import type { FastifyInstance } from 'fastify';
import { escapeHtml, plainPage } from '../http/html.ts';
import type { Mailbox } from './mailbox.ts';

export const mailboxPath = '/mailbox';

export function mountMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get(mailboxPath, async (_, reply) => {
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
    const mail = await mailbox.read(request.params.id);
    if (mail === undefined) throw Object.assign(new Error('no such mail'), { statusCode: 404 });
    const body = `<p>To <bdi>${escapeHtml(mail.toAddress)}</bdi></p><pre dir="auto">${linked(mail.text)}</pre>
<p><a href="${mailboxPath}">All mail</a></p>`;
    return page(reply, mail.subject, body);
  });
}

const page = (
  reply: { type(type: string): { header(n: string, v: string): { send(b: string): unknown } } },
  title: string,
  body: string,
) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(plainPage(title, body));

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
