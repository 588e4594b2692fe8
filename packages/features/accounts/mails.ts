/** Mails of accounts: pure, from data to text codes. */
import type { MailText } from '@tabellion/kit/mail.ts';
import { greetingOf } from './rules/nameInMail.ts';

export interface PasswordChanged {
  firstname: string;
}

export const passwordChangedMail = ({ firstname }: PasswordChanged): MailText => ({
  subject: { key: 'account.mail.passwordChanged.subject' },
  paragraphs: [
    ...greetingOf(firstname),
    { key: 'account.mail.passwordChanged.body' },
    { key: 'account.mail.passwordChanged.notYou' },
  ],
  action: { label: { key: 'account.mail.passwordChanged.action' }, path: '/app/forgot-password' },
});
