/** Members, sub-users and invitations (specification sections 3, 6 and 7, "organization users"). */

import { accessTypes, sections, subTypes } from '@tabellion/kit/actor.ts';
import { newPasswordSchema } from '@tabellion/kit/password.ts';
import { each } from '@tabellion/kit/shape.ts';
import { emailSchema } from '@tabellion/law/email.ts';
import * as z from 'zod/mini';
import { endpoint, get, ofOrgId, post, remove } from '../endpoint.ts';

/** The id of a member, a sub-user or an invitation: an invitation keeps its id when it is accepted. */
const someone = { in: 'object', from: 'params', name: 'id', kind: 'membership' } as const;
const idParams = z.strictObject({ id: z.uuid() });
const outside = { in: 'none' } as const;

/** Words of a form; the rules judge them, this only bounds the size of a request. */
const words = z.optional(z.string().check(z.maxLength(2_000)));
const addressOf = <Line extends z.ZodMiniType>(line: Line) =>
  z.strictObject(
    each(line, 'address_line_1', 'address_line_2', 'city', 'province', 'country', 'postal_code'),
  );
const addressInput = addressOf(words);
const accessType = z.enum(accessTypes);
const sectionList = z.array(z.enum(sections)).check(z.maxLength(sections.length));
const subType = z.enum(subTypes);
/** Follows from `user_sub_type`; whatever is sent raises nobody. */
const sentRole = z.optional(z.string().check(z.maxLength(20)));

/** The access that a membership gives, or an invitation offers. */
const granted = {
  access_type: accessType,
  /** Only with restricted access. */
  selectedSubRoleAccessType: z.array(z.enum(sections)),
  user_sub_type: subType,
};

/** Names of the stored sub types (specification section 6). */
const userRoles = ['member', 'sub-user', 'user'] as const;

export const organizationUser = z.strictObject({
  _id: z.string(),
  ...granted,
  role: z.enum(userRoles),
  user_company_name: z.string(),
  /** As it was typed with the invitation; null where none was. */
  address: z.nullable(addressOf(z.string())),
  ...each(z.string(), 'firstname', 'lastname', 'email'),
  /** null shows the initials. */
  photoURL: z.nullable(z.string()),
  /** `invited`: the mail is on its way or unanswered; `expired`: it ran out and can be sent again. */
  status: z.enum(['active', 'invited', 'expired']),
  /** Since when there is access, or when the invitation was made. */
  since: z.string(),
  /** The end of the invitation, until it is accepted. */
  expires_at: z.nullable(z.string()),
  invited_by: z.string(),
  is_you: z.boolean(),
  /** Actions that the reader may take on this row; the server judges again. */
  may_edit: z.boolean(),
  may_remove: z.boolean(),
});
export type OrganizationUserView = z.output<typeof organizationUser>;

const organizationUsers = z.strictObject({
  users: z.array(organizationUser),
  /** The access types that the reader may give, the highest first. */
  grantable: z.array(accessType),
  /** The reader created the organization: only he adds sub-users of the account. */
  is_owner: z.boolean(),
  /** Until his address is verified, the reader cannot invite. */
  may_invite: z.boolean(),
});
export type OrganizationUsersView = z.output<typeof organizationUsers>;

export const listOrganizationUsers = endpoint({
  ...get('/api/user/organizationuser/list/{orgId}'),
  summary: 'Everybody with access to the organization, and everybody invited: members and sub-users.',
  action: 'members.manage',
  ...ofOrgId,
  reply: organizationUsers,
});

export const listOrganizationMembers = endpoint({
  ...get('/api/user/organization_member/list/{orgId}'),
  summary: 'The members (org_user) alone, without sub-users and without who has not answered yet.',
  action: 'members.manage',
  ...ofOrgId,
  reply: z.array(organizationUser),
});

/** The right and what somebody is called by; section 6's default is restricted, without sections. */
export const createUserBody = z.strictObject({
  email: emailSchema,
  ...each(words, 'firstname', 'lastname', 'user_company_name'),
  address: z.optional(addressInput),
  access_type: z.optional(accessType),
  selectedSubRoleAccessType: z.optional(sectionList),
  user_sub_type: z.optional(subType),
  role: sentRole,
});

/** Mails are sent by it: few a minute are enough for a person. */
const fewMails = { perMinute: 20, by: 'address' } as const;

export const createOrganizationUser = endpoint({
  ...post('/api/user/organizationuser/create/{orgId}'),
  summary: 'Invites somebody by e-mail as a member, a sub-user, or a sub-user of the account.',
  action: 'members.manage',
  ...ofOrgId,
  body: createUserBody,
  reply: organizationUsers,
  ok: 'ORGANIZATION_USER.CREATE_ORGANIZATION_USER.SUCCESS',
  refusals: [
    'ORGANIZATION_USER.VERIFY_FIRST',
    'ORGANIZATION_USER.ABOVE_YOU',
    'ORGANIZATION_USER.ONLY_OWNER',
    'ORGANIZATION_USER.SUB_USER_NO_ADMIN',
    'ORGANIZATION_USER.ALREADY_MEMBER',
    'ORGANIZATION_USER.ALREADY_INVITED',
    'ORGANIZATION_USER.OWN_ACCESS',
  ],
  limit: fewMails,
});

/** Omitted fields stay as they are. */
export const editUserBody = z.strictObject({
  access_type: z.optional(accessType),
  selectedSubRoleAccessType: z.optional(sectionList),
  user_sub_type: z.optional(subType),
  user_company_name: words,
  role: sentRole,
  /** Dropped (specification section 3): an address is its owner's to change. */
  address: z.optional(addressInput),
});

export const editOrganizationUser = endpoint({
  ...post('/api/user/organizationuser/edit/{id}'),
  summary:
    'Changes what somebody may do in the organization, or whom they work for; it holds from the next request.',
  action: 'members.manage',
  tenant: someone,
  params: idParams,
  body: editUserBody,
  entity: organizationUser,
  reply: organizationUsers,
  ok: 'ORGANIZATION_USER.UPDATE_ORGANIZATION_USER.SUCCESS',
  alsoOk: ['ORGANIZATION_USER.CHANGE_ACCESS_TYPE.SUCCESS'],
  refusals: [
    'ORGANIZATION_USER.OWN_ACCESS',
    'ORGANIZATION_USER.LAST_ADMIN',
    'ORGANIZATION_USER.ABOVE_YOU',
    'ORGANIZATION_USER.ONLY_OWNER',
    'ORGANIZATION_USER.SUB_USER_NO_ADMIN',
    'ORGANIZATION_USER.SUB_TYPE_FIXED',
  ],
});

export const deleteOrganizationUser = endpoint({
  ...remove('/api/user/organizationuser/delete/{id}'),
  summary: 'Takes the access away, or the invitation back.',
  action: 'members.manage',
  tenant: someone,
  params: idParams,
  reply: organizationUsers,
  ok: 'ORGANIZATION_USER.DELETE_ORGANIZATION_USER.SUCCESS',
  alsoOk: ['ORGANIZATION_USER.INVITATION_WITHDRAWN'],
  refusals: [
    'ORGANIZATION_USER.OWN_ACCESS',
    'ORGANIZATION_USER.LAST_ADMIN',
    'ORGANIZATION_USER.ABOVE_YOU',
    'ORGANIZATION_USER.ONLY_OWNER',
  ],
});

export const resendInvitation = endpoint({
  ...post('/api/user/organizationuser/resend/{id}'),
  summary: 'Mails an open invitation again with a new link, good for seven days.',
  action: 'members.manage',
  tenant: someone,
  params: idParams,
  reply: organizationUsers,
  ok: 'ORGANIZATION_USER.INVITATION_SENT',
  refusals: [
    'ORGANIZATION_USER.VERIFY_FIRST',
    'ORGANIZATION_USER.NOT_INVITED',
    'ORGANIZATION_USER.OWN_ACCESS',
    'ORGANIZATION_USER.ABOVE_YOU',
    'ORGANIZATION_USER.ONLY_OWNER',
    'LOGIN.INVITATION_SENT_RECENTLY',
  ],
  limit: fewMails,
});

/** An invitation as whoever was sent it sees it. */
const invitation = z.strictObject({
  ...each(z.string(), '_id', 'org_name', 'org_name_postfix', 'invited_by'),
  /** The address that it was sent to, and that alone can accept. */
  email: z.string(),
  ...granted,
  expires_at: z.string(),
});
export type InvitationView = z.output<typeof invitation>;

const linkSecret = z.string().check(z.minLength(1), z.maxLength(200));
const tokenBody = z.strictObject({ token: linkSecret });
/** Guesses at a secret are counted like those at sign-in. */
const fewTries = { perMinute: 30, by: 'address' } as const;
const overOrAnswered = [
  'INVITATION.INVALID',
  'INVITATION.EXPIRED',
  'INVITATION.ALREADY_ACCEPTED',
  'INVITATION.ALREADY_DECLINED',
  'INVITATION.WITHDRAWN',
] as const;

/** The secret travels in bodies: addresses stand in logs. */
export const lookAtInvitation = endpoint({
  ...post('/api/invitation/look'),
  summary: 'What an invitation offers, for whoever holds its link.',
  action: 'invitation.look',
  tenant: outside,
  body: tokenBody,
  reply: invitation,
  refusals: overOrAnswered,
  limit: fewTries,
});

/** Where the new member goes next. */
const accepted = z.strictObject({ org_unique_id: z.string(), ...granted });

export const acceptInvitation = endpoint({
  ...post('/api/invitation/accept'),
  summary: 'Accepts by the link of the mail, which also proves the address.',
  action: 'invitation.answer',
  tenant: outside,
  body: tokenBody,
  reply: accepted,
  ok: 'INVITATION.ACCEPT.SUCCESS',
  refusals: [...overOrAnswered, 'INVITATION.OTHER_ADDRESS', 'INVITATION.ALREADY_MEMBER'],
  limit: fewTries,
});

export const declineInvitation = endpoint({
  ...post('/api/invitation/decline'),
  summary: 'Declines by the link of the mail.',
  action: 'invitation.answer',
  tenant: outside,
  body: tokenBody,
  reply: z.strictObject({}),
  ok: 'INVITATION.DECLINE.SUCCESS',
  refusals: [...overOrAnswered, 'INVITATION.OTHER_ADDRESS'],
  limit: fewTries,
});

export const setPassword = endpoint({
  ...post('/api/auth/email/set-password'),
  summary: 'Makes the account of an invited person with its first password, and accepts the invitation.',
  action: 'session.open',
  tenant: outside,
  body: z.strictObject({ newPassword: newPasswordSchema, newPasswordToken: linkSecret }),
  reply: z.strictObject(each(z.string(), 'email', 'firstname', 'lastname', 'phone_number')),
  ok: 'LOGIN.PASSWORD_CHANGED',
  refusals: [...overOrAnswered, 'REGISTER.EMAIL_TAKEN', 'PASSWORD.WEAK'],
  limit: fewTries,
});

export const listMyInvitations = endpoint({
  ...get('/api/user/invitation/list'),
  summary: 'The open invitations to the user’s own address; none before that address is verified.',
  action: 'account.read',
  tenant: outside,
  reply: z.array(invitation),
});

export const acceptMyInvitation = endpoint({
  ...post('/api/user/invitation/accept/{id}'),
  summary: 'Accepts an invitation of the list.',
  action: 'invitation.answer',
  tenant: outside,
  params: idParams,
  reply: accepted,
  ok: 'INVITATION.ACCEPT.SUCCESS',
  refusals: ['INVITATION.INVALID', 'INVITATION.ALREADY_MEMBER'],
});

export const declineMyInvitation = endpoint({
  ...post('/api/user/invitation/decline/{id}'),
  summary: 'Declines an invitation of the list.',
  action: 'invitation.answer',
  tenant: outside,
  params: idParams,
  reply: z.array(invitation),
  ok: 'INVITATION.DECLINE.SUCCESS',
  refusals: ['INVITATION.INVALID'],
});
