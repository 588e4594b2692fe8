/** Answers that the server alone gives. */
export const membersAnswers = {
  'ORGANIZATION_USER.SUB_TYPE_FIXED':
    'The type of this user cannot change. Remove the access and invite again.',
  'ORGANIZATION_USER.SUB_USER_NO_ADMIN':
    'A sub-user can have full access at most. Invite a member to make them an admin.',
  'ORGANIZATION_USER.CREATE_ORGANIZATION_USER.SUCCESS': 'New User created!',
  'ORGANIZATION_USER.UPDATE_ORGANIZATION_USER.SUCCESS': 'User data updated!',
  'ORGANIZATION_USER.CHANGE_ACCESS_TYPE.SUCCESS': 'Access Type changed!',
  'ORGANIZATION_USER.DELETE_ORGANIZATION_USER.SUCCESS': 'User Deleted!',
  'ORGANIZATION_USER.INVITATION_SENT': 'The invitation has been sent again.',
  'LOGIN.INVITATION_SENT_RECENTLY': 'An invitation was sent recently. Wait before sending another.',
  'ORGANIZATION_USER.INVITATION_WITHDRAWN': 'The invitation has been withdrawn. Its link no longer works.',
  'INVITATION.ACCEPT.SUCCESS': 'You have accepted the invitation.',
  'INVITATION.DECLINE.SUCCESS': 'You have declined the invitation.',
  'INVITATION.INVALID':
    'This invitation is unknown or was replaced by a newer one. Open the newest email, or ask for another invitation.',
  'INVITATION.ALREADY_MEMBER':
    'You already have access to this organization. There is nothing left to accept.',
} as const;
