/** Shows the local mailbox, so that a new installation can be tried without a mail server. Mounted on loopback only, at
 *  an address with a secret in it that the start prints: its mails open accounts. It speaks the language of the browser. */
import { isolated, type Text } from '@tabellion/texts/text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Texts } from '../http/answer.ts';
import { escapeHtml, plainPage } from '../http/html.ts';
import { languageOf } from '../http/language.ts';
import { isSameText } from '../http/sameText.ts';
import type { Mailbox, StoredMailBody } from './mailbox.ts';

export const mailboxPath = (secret: string): string => `/mailbox/${secret}`;

/** @param secret of the address; 128 bits or more, in letters that need no escape */
export function mountMailbox(
  app: FastifyInstance,
  { mailbox, texts, secret }: { mailbox: Mailbox; texts: Texts; secret: string },
): void {
  const root = mailboxPath(secret);
  app.get<At>('/mailbox/:secret', async (request, reply) => {
    if (!isSameText(request.params.secret, secret)) throw notHere();
    const mails = await mailbox.list(100);
    const say = texts[languageOf(request)];
    const rows = mails.map(
      ({ id, subject, toAddress, receivedAt }) =>
        `<li><a href="${root}/${id}"><bdi>${escapeHtml(subject)}</bdi></a><br>
<small>${to(say, toAddress)} · <bdi>${receivedAt.slice(0, 16).replace('T', ' ')} UTC</bdi></small></li>`,
    );
    const list =
      rows.length === 0 ? `<p>${escapeHtml(say('mailbox.none'))}</p>` : `<ul>${rows.join('')}</ul>`;
    const why = `<p>${escapeHtml(say('mailbox.why'))}</p>`;
    return page(request, reply, say('mailbox.title'), why + list);
  });
  app.get<OfMail>('/mailbox/:secret/:id', async (request, reply) => {
    const { id, ...mail } = await mailOf(request);
    const say = texts[languageOf(request)];
    const body = `<p>${to(say, mail.toAddress)}</p><pre dir="auto">${linked(mail.text)}</pre>
<p><a href="${root}/${id}/page">${escapeHtml(say('mailbox.asPage'))}</a> · <a href="${root}">${escapeHtml(say('mailbox.all'))}</a></p>`;
    return page(request, reply, mail.subject, body);
  });
  app.get<OfMail>('/mailbox/:secret/:id/page', async (request, reply) => {
    const { html } = await mailOf(request);
    reply.header('content-security-policy', mailPolicy);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  });

  async function mailOf({ params }: FastifyRequest<OfMail>): Promise<StoredMailBody> {
    const { id } = params;
    const mail = isSameText(params.secret, secret) && uuid.test(id) ? await mailbox.read(id) : undefined;
    if (mail === undefined) throw notHere();
    return mail;
  }
}

interface At {
  Params: { secret: string };
}
interface OfMail {
  Params: { secret: string; id: string };
}

/** A mail as mail programs show it: with the styles on its elements, without scripts, pictures or requests. */
const mailPolicy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const notHere = () => Object.assign(new Error('not here'), { statusCode: 404 });

const page = (request: FastifyRequest, reply: FastifyReply, title: string, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .send(plainPage(title, body, languageOf(request)));

/** The address is isolated, or it would tear a sentence from right to left. */
const to = (say: Text, address: string): string =>
  escapeHtml(say('mailbox.to', { address: isolated(address) }));

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
