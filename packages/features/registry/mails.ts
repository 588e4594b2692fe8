/** The mail of a question that our staff ask: pure, from data to text codes. */
import type { MailText } from '@tabellion/kit/mail.ts';
import { nameInMail } from '../accounts/rules/nameInMail.ts';

interface QuestionMail {
  readonly firstname: string;
  readonly company: string;
  readonly orgId: string;
}

/** The question itself stays behind the sign-in. */
export const questionMail = ({ firstname, company, orgId }: QuestionMail): MailText => ({
  subject: { key: 'registry.mail.question.subject', params: { company: nameInMail(company) } },
  paragraphs: [
    { key: 'account.mail.greeting', params: { firstname } },
    { key: 'registry.mail.question.body', params: { company: nameInMail(company) } },
  ],
  action: {
    label: { key: 'registry.mail.question.action' },
    path: `/app/org/${orgId}/organization/questions`,
  },
});
