/** Mails of the minute book: pure, from data to text codes. */
import type { MailText } from '@tabellion/kit/mail.ts';
import { nameInMail } from '../accounts/rules/nameInMail.ts';

interface NewOrganizationMail {
  readonly firstname: string;
  /** The corporate name. */
  readonly company: string;
  readonly orgId: string;
  /** Since when it is here, as the reader's language spells it. */
  readonly date: string;
  /** How many the minute book has now. */
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
  withCheckpoint: true,
});

interface WordingMail {
  readonly firstname: string;
  readonly company: string;
  readonly orgId: string;
  readonly template: string;
  readonly language: string;
  /** `submitted` to whoever may review it; how it was reviewed to its authors. */
  readonly news: 'submitted' | 'approved' | 'returned';
}

/** The words themselves stay behind the sign-in. */
export function wordingMail({ firstname, company, orgId, template, language, news }: WordingMail): MailText {
  const kind = news === 'submitted' ? news : 'reviewed';
  const params = { company: nameInMail(company), outcome: news };
  return {
    subject: { key: `precedents.mail.${kind}.subject`, params },
    paragraphs: [
      { key: 'account.mail.greeting', params: { firstname } },
      { key: `precedents.mail.${kind}.body`, params },
    ],
    action: {
      label: { key: 'precedents.mail.action' },
      path: `/app/org/${orgId}/document/precedents/${template}?language=${language}`,
    },
  };
}

interface BookLinkMail {
  readonly company: string;
  /** The last day, as the reader's language spells it. */
  readonly until: string;
  /** 43 characters of base64url. */
  readonly secret: string;
}

export const bookLinkMail = ({ company, until, secret }: BookLinkMail): MailText => ({
  subject: { key: 'document.bookMail.subject', params: { company: nameInMail(company) } },
  paragraphs: [
    { key: 'document.bookMail.body', params: { company: nameInMail(company), date: until } },
    { key: 'document.bookMail.private' },
  ],
  action: { label: { key: 'document.mail.action' }, path: `/book/${secret}` },
  withCheckpoint: true,
});
