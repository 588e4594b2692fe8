/** Mails through the outbox. A row names a template and ids; address and words are read when the mail is sent, so that
 *  neither stands in the outbox, and somebody erased meanwhile gets no mail. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { MailText } from '@tabellion/kit/mail.ts';
import type { Language, Text } from '@tabellion/texts/text.ts';
import { isLanguage } from '@tabellion/texts/text.ts';
import type { Database, Transaction } from '../database/queries.ts';
import { enqueue, type OutboxRow, type Payload } from '../outbox/enqueue.ts';
import { failed, type Sender } from '../outbox/sender.ts';
import { layOutMail, type MailBrand, type MailCheckpoint } from './layout.ts';
import type { MailAddress, MailTransport } from './mail.ts';

export interface NewMail {
  /** A UUIDv7 made by the caller. */
  readonly id: string;
  /** The name of a registered template: `entry.verifyEmail`. */
  readonly template: string;
  readonly language: Language;
  readonly orgId: string | null;
  /** Ids, numbers and codes from which the template finds recipient and contents. */
  readonly data: Payload;
}

/** Queues one mail to one person in the transaction of the act that it tells of; a dead mail server never fails the act. */
export async function enqueueMail(tx: Transaction, mail: NewMail): Promise<void> {
  const { id, orgId, template, language, data } = mail;
  await enqueue(tx, { id, topic: 'mail', orgId, payload: { template, language, data } });
}

export interface ComposedMail {
  readonly to: MailAddress;
  readonly text: MailText;
}

export interface MailTemplate {
  readonly name: string;
  /** Finds recipient and contents as they are now. @returns undefined when nothing is to be told any more (the person
   *  was erased, the invitation taken back): the row then counts as sent */
  compose(request: MailRequest): Promise<ComposedMail | undefined>;
}

export interface MailRequest {
  readonly db: Database;
  readonly now: Instant;
  /** The id of the outbox row, the same at every try. */
  readonly id: string;
  readonly orgId: string | null;
  readonly language: Language;
  readonly data: Payload;
}

export interface MailSenderPorts {
  readonly db: Database;
  readonly now: () => Instant;
  readonly transport: MailTransport;
  readonly templates: readonly MailTemplate[];
  readonly texts: Readonly<Record<Language, Text>>;
  readonly brand: MailBrand;
  readonly publicUrl: string;
  /** The newest checkpoint of the ledger; undefined where it is away: no mail waits for it. */
  checkpoint?(): Promise<MailCheckpoint | undefined>;
}

/** The sender of the topic `mail`. A server that is away is tried for about a day and a half; then the mail shows as failed. */
export function createMailSender(ports: MailSenderPorts): Sender {
  const templates = new Map(ports.templates.map((template) => [template.name, template]));
  if (templates.size < ports.templates.length) throw new Error('two mail templates of one name');
  return {
    topic: 'mail',
    mostAttempts: 200,
    async send(row) {
      const template = templates.get(String(row.payload.template));
      if (template === undefined) return failed('TEMPLATE_UNKNOWN');
      const request = requestOf(row, ports);
      const composed = await template.compose(request);
      if (composed === undefined) return 'sent';
      const { language } = request;
      const { brand, publicUrl, texts } = ports;
      const checkpoint = composed.text.withCheckpoint ? await ports.checkpoint?.() : undefined;
      const frame = { language, text: texts[language], brand, publicUrl, checkpoint };
      const laidOut = layOutMail(composed.text, frame);
      const headers = { 'Content-Language': language };
      return ports.transport.deliver(row.id, { to: composed.to, ...laidOut, headers });
    },
  };
}

function requestOf({ id, orgId, payload }: OutboxRow, { db, now }: MailSenderPorts): MailRequest {
  const language = String(payload.language);
  return {
    db,
    now: now(),
    id,
    orgId,
    language: isLanguage(language) ? language : 'en',
    data: (payload.data ?? {}) as Payload,
  };
}
