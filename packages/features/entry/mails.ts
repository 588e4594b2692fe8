/** Mails of registration and sign-in: pure, from data to text codes. Links carry a secret for this mail. */
import type { MailText } from '@tabellion/kit/mail.ts';
import { greetingOf } from '../accounts/rules/nameInMail.ts';

export interface LinkMail {
  firstname: string;
  /** 43 characters of base64url. */
  secret: string;
}

export const verificationMail = ({ firstname, secret }: LinkMail): MailText => ({
  subject: { key: 'entry.mail.verify.subject' },
  paragraphs: [
    ...greetingOf(firstname),
    { key: 'entry.mail.verify.body' },
    { key: 'entry.mail.verify.notYou' },
  ],
  action: { label: { key: 'entry.mail.verify.action' }, path: `/verify/${secret}` },
});

export const resetMail = ({ firstname, secret }: LinkMail): MailText => ({
  subject: { key: 'entry.mail.reset.subject' },
  paragraphs: [
    ...greetingOf(firstname),
    { key: 'entry.mail.reset.body' },
    { key: 'entry.mail.reset.notYou' },
  ],
  action: { label: { key: 'entry.mail.reset.action' }, path: `/app/reset-password/${secret}` },
});
