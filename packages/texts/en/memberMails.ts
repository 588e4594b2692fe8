/** Mails of invitations. */
export const memberMails = {
  'members.mail.invitation.subject': '{inviter} invited you to {company}',
  'members.mail.invitation.subject.unnamed': '{inviter} invited you',
  'members.mail.invitation.body':
    '{inviter} invited you to the minute book of {company}. Accept the invitation to get access.',
  'members.mail.invitation.unnamed': '{inviter} invited you to the minute book of a corporation.',
  'members.mail.invitation.account':
    '{inviter} invited you to the minute books of all organizations on their account.',
  'members.mail.invitation.link':
    'Sign in or create an account with the address this message was sent to. The link works once and expires in 7 days.',
  'members.mail.invitation.newAccount':
    'Choose a password to accept. The link works once and expires in 7 days.',
  'members.mail.invitation.notYou': 'If you do not know the sender, ignore this message.',
  'members.mail.invitation.action': 'Open invitation',
} as const;
