/** Mails of the wizard to the person who began it: pure, from data to text codes. */
import type { MailText } from '@tabellion/kit/mail.ts';

export interface AnsweredMail {
  firstname: string;
  /** The corporate name. */
  company: string;
  orgId: string;
}

export interface IncorporatedMail extends AnsweredMail {
  number: string;
  /** As the reader's language spells a date. */
  date: string;
  isSpecimen: boolean;
  /** The minute book's first documents are made (not in white-label mode). */
  hasDocuments: boolean;
}

export const incorporatedMail = ({
  firstname,
  company,
  orgId,
  number,
  date,
  isSpecimen,
  hasDocuments,
}: IncorporatedMail): MailText => ({
  subject: { key: 'onboarding.mail.incorporated.subject', params: { company } },
  paragraphs: [
    { key: 'account.mail.greeting', params: { firstname } },
    { key: 'onboarding.mail.incorporated.body', params: { company, number, date } },
    ...(isSpecimen ? [{ key: 'onboarding.mail.incorporated.specimen' } as const] : []),
    ...(hasDocuments ? [{ key: 'onboarding.mail.incorporated.documents' } as const] : []),
    { key: 'onboarding.mail.incorporated.next' },
  ],
  action: { label: { key: 'onboarding.mail.incorporated.action' }, path: `/app/org/${orgId}/dashboard` },
  withCheckpoint: hasDocuments,
});

export const rejectedMail = ({ firstname, company, orgId }: AnsweredMail): MailText => ({
  subject: { key: 'onboarding.mail.rejected.subject', params: { company } },
  paragraphs: [
    { key: 'account.mail.greeting', params: { firstname } },
    { key: 'onboarding.mail.rejected.body', params: { company } },
  ],
  action: { label: { key: 'onboarding.mail.rejected.action' }, path: `/app/onboard/company/${orgId}` },
});
