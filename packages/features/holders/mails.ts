/** The mail with which a holder or director comes to his page: pure, from data to text codes. */
import type { MailText } from '@tabellion/kit/mail.ts';
import { greetingOf, nameInMail } from '../accounts/rules/nameInMail.ts';

export interface LinkMail {
  readonly name: string;
  readonly company: string;
  /** The last day, as the reader's language spells it. */
  readonly until: string;
  readonly secret: string;
}

export const linkMail = ({ name, company, until, secret }: LinkMail): MailText => {
  const params = { company: nameInMail(company) || '…' };
  return {
    subject: { key: 'holders.mail.subject', params },
    paragraphs: [
      ...greetingOf(name),
      { key: 'holders.mail.body', params: { ...params, date: until } },
      { key: 'holders.mail.code' },
    ],
    action: { label: { key: 'holders.mail.action' }, path: `/holder/${secret}` },
    withCheckpoint: true,
  };
};
