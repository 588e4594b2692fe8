/** The local mailbox: where mail goes while no mail server is configured, for a page of the product to show. It holds
 *  what people wrote to each other in the clear, so it is opened on loopback addresses only (`mailWay` in config). */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import { failed } from '../outbox/sender.ts';
import { headerLine, isMailAddress, type MailTransport } from './mail.ts';

export interface StoredMail {
  readonly id: string;
  readonly toAddress: string;
  readonly toName: string;
  readonly subject: string;
  readonly receivedAt: Instant;
}

export interface StoredMailBody extends StoredMail {
  readonly text: string;
  readonly html: string;
}

export interface Mailbox extends MailTransport {
  /** The newest first. @param most 1 to 200 */
  list(most: number): Promise<StoredMail[]>;
  read(id: string): Promise<StoredMailBody | undefined>;
  /** Forgets every mail to this address, however its letters are cased. @returns how many */
  eraseAddress(address: string): Promise<number>;
  /** @returns how many */
  forgetBefore(before: Instant): Promise<number>;
}

export function openMailbox(db: Database): Mailbox {
  return {
    async deliver(id, { to, subject, text, html }) {
      if (!isMailAddress(to.address)) return failed('ADDRESS_INVALID');
      await db.asNobody((q) =>
        q.run(sql`
          insert into mailbox (id, to_address, to_name, subject, text, html)
          values (${id}, ${to.address}, ${headerLine(to.name ?? '')}, ${headerLine(subject)}, ${text}, ${html})
          on conflict (id) do update set subject = excluded.subject, text = excluded.text, html = excluded.html`),
      );
      return 'sent';
    },
    list: (most) =>
      db.asNobody((q) =>
        q.all<StoredMail>(sql`
          select id, to_address as "toAddress", to_name as "toName", subject, received_at as "receivedAt"
          from mailbox order by received_at desc, id desc limit ${Math.min(Math.max(most, 1), 200)}`),
      ),
    read: (id) =>
      db.asNobody((q) =>
        q.first<StoredMailBody>(sql`
          select id, to_address as "toAddress", to_name as "toName", subject, received_at as "receivedAt", text, html
          from mailbox where id = ${id}`),
      ),
    eraseAddress: (address) =>
      db.asNobody((q) => q.run(sql`delete from mailbox where lower(to_address) = lower(${address})`)),
    forgetBefore: (before) =>
      db.asNobody((q) => q.run(sql`delete from mailbox where received_at < ${before}`)),
    close: async () => undefined,
  };
}
