/** Mails of the minute book: pure, from data to text codes. */
import type { MailText } from '@tabellion/kit/mail.ts';

interface NewOrganizationMail {
  readonly firstname: string;
  /** The corporate name. */
  readonly company: string;
  readonly orgId: string;
  /** Since when it is here, as the reader's language spells it. */
  readonly date: string;
  /** In the minute book now. */
  readonly documents: number;
}

export const newOrganizationMail = ({
  firstname,
  company,
  orgId,
  date,
  documents,
}: NewOrganizationMail): MailText => ({
  subject: { key: 'document.mail.subject', params: { company } },
  paragraphs: [
    { key: 'account.mail.greeting', params: { firstname } },
    { key: 'document.mail.body', params: { company, date, documents } },
  ],
  action: { label: { key: 'document.mail.action' }, path: `/app/org/${orgId}/document/list` },
});
