/** Mails of members: pure, from data to text codes. The link carries a secret made for this mail. */
import type { MailText, Phrase } from '@tabellion/kit/mail.ts';
import { greetingOf, nameInMail } from '../accounts/rules/nameInMail.ts';

export interface InvitationMail {
  /** Empty where the inviter did not say. */
  firstname: string;
  inviter: string;
  /** Verified: it is told besides the name, which may be anything. */
  inviterEmail: string;
  /** The corporate name; empty while it has none. */
  company: string;
  /** True of an invitation to everything that the inviter's account created. */
  isToAccount: boolean;
  /** A new person chooses a password, and has an account by that. */
  hasAccount: boolean;
  /** 43 characters of base64url. */
  secret: string;
}

export const invitationMail = (mail: InvitationMail): MailText => ({
  subject: subjectOf(mail),
  paragraphs: [
    ...greetingOf(mail.firstname),
    bodyOf(mail),
    { key: mail.hasAccount ? 'members.mail.invitation.link' : 'members.mail.invitation.newAccount' },
    { key: 'members.mail.invitation.notYou' },
  ],
  action: {
    label: { key: 'members.mail.invitation.action' },
    path: mail.hasAccount ? `/invitation/${mail.secret}` : `/app/set-password/${mail.secret}`,
  },
});

function subjectOf({ isToAccount, inviterEmail, ...written }: InvitationMail): Phrase {
  const inviter = nameInMail(written.inviter) || inviterEmail;
  const company = nameInMail(written.company);
  return isToAccount || company === ''
    ? { key: 'members.mail.invitation.subject.unnamed', params: { inviter } }
    : { key: 'members.mail.invitation.subject', params: { inviter, company } };
}

function bodyOf({ inviterEmail, isToAccount, ...written }: InvitationMail): Phrase {
  const name = nameInMail(written.inviter);
  const inviter = name === '' ? inviterEmail : `${name} (${inviterEmail})`;
  const company = nameInMail(written.company);
  if (isToAccount) return { key: 'members.mail.invitation.account', params: { inviter } };
  return company === ''
    ? { key: 'members.mail.invitation.unnamed', params: { inviter } }
    : { key: 'members.mail.invitation.body', params: { inviter, company } };
}
