/** The mail with a code: pure, from data to text codes. */
import type { MailText } from '@tabellion/kit/mail.ts';
import { greetingOf, nameInMail } from '../accounts/rules/nameInMail.ts';

export interface CodeMail {
  readonly subject: 'signing.mail.code.subject' | 'holders.mail.code.subject';
  readonly name: string;
  readonly company: string;
  readonly code: string;
}

export const codeMail = ({ subject, name, company, code }: CodeMail): MailText => {
  const params = { company: nameInMail(company) || '…', code };
  return {
    subject: { key: subject, params },
    paragraphs: [...greetingOf(name), { key: 'mailbox.mail.code', params }, { key: 'mailbox.mail.notYou' }],
  };
};
