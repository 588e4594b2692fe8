/** What members write to people: pure, from data to text codes. The link carries a secret made for this mail. */
import type { MailText, Phrase } from '@tabellion/kit/mail.ts';

export interface InvitationMail {
  /** Empty where the inviter did not say. */
  firstname: string;
  inviter: string;
  /** The corporate name; empty while it has none. */
  company: string;
  /** To everything that the inviter's account created. */
  isToAccount: boolean;
  /** 43 characters of base64url. */
  secret: string;
}

export const invitationMail = (mail: InvitationMail): MailText => ({
  subject: { key: 'members.mail.invitation.subject', params: { inviter: mail.inviter } },
  paragraphs: [
    ...(mail.firstname === ''
      ? []
      : [{ key: 'account.mail.greeting', params: { firstname: mail.firstname } } as const]),
    bodyOf(mail),
    { key: 'members.mail.invitation.link' },
    { key: 'members.mail.invitation.notYou' },
  ],
  action: { label: { key: 'members.mail.invitation.action' }, path: `/invitation/${mail.secret}` },
});

function bodyOf({ inviter, company, isToAccount }: InvitationMail): Phrase {
  if (isToAccount) return { key: 'members.mail.invitation.account', params: { inviter } };
  return company === ''
    ? { key: 'members.mail.invitation.unnamed', params: { inviter } }
    : { key: 'members.mail.invitation.body', params: { inviter, company } };
}
