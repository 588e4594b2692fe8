/** Shows the local mailbox, so that a new installation can be tried without a mail server. Mounted on loopback only, and
 *  not there for anybody but this machine: its mails open accounts. It speaks the language of the browser. */
import type { Text } from '@tabellion/texts/text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Texts } from '../http/answer.ts';
import { escapeHtml, plainPage } from '../http/html.ts';
import { languageOf } from '../http/language.ts';
import { isFromThisMachine } from '../http/thisMachine.ts';
import type { Mailbox, StoredMailBody } from './mailbox.ts';

export const mailboxPath = '/mailbox';

export function mountMailbox(app: FastifyInstance, mailbox: Mailbox, texts: Texts): void {
  app.get(mailboxPath, async (request, reply) => {
    if (!isOwnRequest(request)) throw notHere();
    const mails = await mailbox.list(100);
    const say = texts[languageOf(request)];
    const rows = mails.map(
      ({ id, subject, toAddress, receivedAt }) =>
        `<li><a href="${mailboxPath}/${id}"><bdi>${escapeHtml(subject)}</bdi></a><br>
<small>${to(say, toAddress)} · <bdi>${receivedAt.slice(0, 16).replace('T', ' ')} UTC</bdi></small></li>`,
    );
    const list =
      rows.length === 0 ? `<p>${escapeHtml(say('mailbox.none'))}</p>` : `<ul>${rows.join('')}</ul>`;
    const why = `<p>${escapeHtml(say('mailbox.why'))}</p>`;
    return page(request, reply, say('mailbox.title'), why + list);
  });
  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id`, async (request, reply) => {
    const { id, ...mail } = await mailOf(request);
    const say = texts[languageOf(request)];
    const body = `<p>${to(say, mail.toAddress)}</p><pre dir="auto">${linked(mail.text)}</pre>
<p><a href="${mailboxPath}/${id}/page">${escapeHtml(say('mailbox.asPage'))}</a> · <a href="${mailboxPath}">${escapeHtml(say('mailbox.all'))}</a></p>`;
    return page(request, reply, mail.subject, body);
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

const page = (request: FastifyRequest, reply: FastifyReply, title: string, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .send(plainPage(title, body, languageOf(request)));

/** The address is isolated, or it would tear a sentence from right to left. */
const to = (say: Text, address: string): string =>
  escapeHtml(say('mailbox.to', { address: `\u2068${address}\u2069` }));

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
