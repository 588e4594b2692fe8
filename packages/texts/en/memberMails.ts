/** Mails of invitations. */
export const memberMails = {
  'members.mail.invitation.subject': '{inviter} invites you',
  'members.mail.invitation.body':
    '{inviter} gives you access to the minute book of {company} when you accept this invitation.',
  'members.mail.invitation.unnamed': '{inviter} invites you to the minute book of a corporation.',
  'members.mail.invitation.account':
    '{inviter} invites you to the minute books of all organizations of their account.',
  'members.mail.invitation.link':
    'Sign in or create an account with the address that this message was sent to. The link works once, for seven days.',
  'members.mail.invitation.notYou': 'If you do not know the sender, please ignore this message.',
  'members.mail.invitation.action': 'Open the invitation',
} as const;
