/** Requests of users, their organizations and their rights. */
import * as account from '@tabellion/features/accounts/contract.ts';
import * as activity from '@tabellion/features/activity/contract.ts';
import * as entry from '@tabellion/features/entry/contract.ts';
import * as profiles from '@tabellion/features/entry/profileContract.ts';
import { listAccess } from '@tabellion/features/members/accessLogContract.ts';
import * as members from '@tabellion/features/members/contract.ts';
import * as notifications from '@tabellion/features/notifications/contract.ts';
import * as organizations from '@tabellion/features/organizations/contract.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { street } from '../support/founding.ts';
import { noticeOf, png, type Story } from '../support/story.ts';
import { type Asker, once, type Recipe, recipe } from './recipe.ts';
import { id, nothing, org, unsentToken } from './recipeParts.ts';

const weakLink = { newPassword: 'Birch-2026?', newPasswordToken: 'a link that nobody was sent' };

/** Spends no credentials of the asker: a wrong password or code is refused, and that is an answer. */
const ofAccounts: readonly Recipe[] = [
  recipe(account.changePassword, (_, { userId }) => ({
    body: {
      current_password: 'Not-mine-2025!',
      password: 'Birch-2026?',
      confirmpassword: 'Birch-2026?',
      createdBy: 'browser',
      _id: userId,
    },
  })),
  once(account.signOut, 'session', nothing),
  once(account.signOutEverywhere, 'session', nothing),
  recipe(account.listSessions, nothing),
  once(account.endSession, 'session', (_, { sessionId }) => ({ params: { sessionId } })),
  recipe(account.readSecondFactor, nothing),
  recipe(account.beginSecondFactor, () => ({ body: { password: 'Not-mine-2025!' } })),
  recipe(account.confirmSecondFactor, () => ({ body: { code: '000000' } })),
  recipe(account.endSecondFactor, () => ({ body: { code: '000000' } })),
];

const ofEntry: readonly Recipe[] = [
  recipe(profiles.register, () => ({
    body: {
      email: `${newId()}@maple.test`,
      password: 'Maple-2025!',
      firstname: 'Zoë',
      lastname: 'Şahin',
      phone_number: '4165550199',
      company_name: 'Cedar Looms',
      citizenship: 'Canada',
      ...street,
    },
  })),
  recipe(entry.login, ({ owner }) => ({
    body: { email: owner.email, password: 'Maple-2025!', organization: newId(), role: 'user' },
  })),
  recipe(entry.verifySession, nothing),
  recipe(entry.updateUser, () => ({ body: { language: 'en' as const, settings: { layout: 'side' } } })),
  recipe(entry.forgotPassword, () => ({ params: { email: 'nobody@maple.test' } })),
  recipe(entry.resetPassword, () => ({ body: weakLink })),
  recipe(entry.verifyEmail, () => ({ body: { token: 'a link that nobody was sent' } })),
  recipe(entry.resendVerification, nothing),
  recipe(entry.acceptTerms, (_, { userId }) => ({ params: { id: userId } })),
  recipe(profiles.readProfileOfUser, nothing),
  recipe(profiles.readPhoto, async ({ server, imageSha256 }, { userId }) => {
    const photo = `update users set photo_sha256 = $2, photo_type = 'image/png' where id = $1 and photo_sha256 is null`;
    await server.database.asOwner(photo, [userId, imageSha256]);
    return { params: { id: userId, sha256: imageSha256 } };
  }),
  recipe(profiles.removePhoto, nothing),
  recipe(profiles.uploadPhoto, () => ({ body: { name: 'zoe.png' }, file: png() })),
  recipe(profiles.updateProfile, (_, { userId }) => ({
    body: {
      firstname: 'Zoë',
      lastname: 'Şahin',
      phone_number: '4165550199',
      nationality: 'Canada',
      userId,
      ...street,
    },
  })),
  recipe(entry.readSetting, nothing),
  recipe(entry.readTerms, nothing),
];

const ofActivity: readonly Recipe[] = [
  recipe(activity.listActivity, ({ orgId, personId }) => ({
    params: { orgId },
    query: { person: personId },
  })),
  recipe(activity.addActivityLog, ({ orgId, activityId }) => ({
    params: { orgId },
    body: { activity: 'Seen by the auditor', activity_id: activityId },
  })),
];

const corporateInfo = {
  name: 'Maple Looms',
  name_postfix: 'Inc.',
  industry: 'Weaving',
  ...street,
  registrations: [{ jurisdiction: 'Quebec', number: '1170000000', registered_on: '2025-06-01' }],
};

const ofOrganizations: readonly Recipe[] = [
  recipe(organizations.preSearch, ({ orgId }) => ({ query: { name: 'Larch', org_unique_id: orgId } })),
  recipe(organizations.createOrganization, () => ({ body: corporateInfo })),
  recipe(organizations.listOrganizations, nothing),
  recipe(organizations.readOrganization, id),
  recipe(organizations.readCompanyInfo, id),
  recipe(organizations.saveCompanyInfo, (story) => ({
    ...id(story),
    body: { position: 'presidents' as const },
  })),
  recipe(organizations.readAccountInfo, id),
  recipe(organizations.saveAccountInfo, (story) => ({
    ...id(story),
    body: {
      firstname: 'Zoë',
      lastname: 'Şahin',
      email: 'zoe@maple.test',
      phone_number: '4165550199',
      citizenship: 'Canada',
      ...street,
    },
  })),
  recipe(organizations.confirmContact, org),
  recipe(organizations.readCorporateInfo, id),
  recipe(organizations.saveCorporateInfo, (story) => ({ ...id(story), body: corporateInfo })),
  recipe(organizations.addUpdateCorporateInfo, ({ orgId }) => ({
    body: { unique_id: orgId, industry: 'Weaving' },
  })),
  recipe(organizations.updateTaxInfo, (story) => ({
    ...id(story),
    body: { business_number: '123026635', fiscal_year_end: '12-31', preparer: 'Zoë Şahin' },
  })),
  recipe(organizations.updateFilingYear, (story) => ({ ...id(story), body: { filing_year: 2099 } })),
  recipe(organizations.readNotification, id),
  recipe(organizations.uploadProfileImage, (story) => ({
    ...id(story),
    body: { name: 'logo.png' },
    file: png(),
  })),
  recipe(organizations.locateProfileImage, id),
  recipe(organizations.readProfileImage, ({ orgId, imageSha256 }) => ({
    params: { id: orgId, sha256: imageSha256 },
  })),
  recipe(organizations.saveBillingAddress, (story) => ({
    ...org(story),
    body: {
      type: 'corporate' as const,
      firstname: 'Zoë',
      lastname: 'Şahin',
      email: 'zoe@maple.test',
      ...street,
    },
  })),
];

/** The asker's own, where he has one. */
const someNotice = async ({ server, orgId, noticeId }: Story, { userId }: Asker): Promise<string> =>
  (await noticeOf(server, orgId, userId)) ?? noticeId;

const ofNotifications: readonly Recipe[] = [
  recipe(notifications.listNotices, (story) => ({ ...org(story), query: {} })),
  recipe(notifications.markNotice, async (story, asker) => ({
    params: { orgId: story.orgId, id: await someNotice(story, asker) },
  })),
  recipe(notifications.markNotices, async (story, asker) => ({
    ...org(story),
    body: { newest: await someNotice(story, asker) },
  })),
];

const ofMembers: readonly Recipe[] = [
  recipe(members.listOrganizationUsers, org),
  recipe(members.listOrganizationMembers, org),
  recipe(members.createOrganizationUser, (story) => ({
    ...org(story),
    body: {
      email: `${newId()}@maple.test`,
      firstname: 'Zoë',
      lastname: 'Şahin',
      user_company_name: 'Şahin LLP',
      address: street,
      access_type: 'restricted' as const,
      selectedSubRoleAccessType: ['dashboard' as const],
      user_sub_type: 'org_user' as const,
      role: 'member',
    },
  })),
  recipe(members.editOrganizationUser, ({ invitationId }) => ({
    params: { id: invitationId },
    body: { access_type: 'view' as const, user_company_name: 'Şahin LLP' },
  })),
  once(members.deleteOrganizationUser, 'invitation', ({ invitationId }) => ({
    params: { id: invitationId },
  })),
  recipe(members.resendInvitation, ({ invitationId }) => ({ params: { id: invitationId } })),
  recipe(listAccess, (story) => ({ ...org(story), query: { user: story.owner.userId } })),
  recipe(members.lookAtInvitation, () => unsentToken),
  recipe(members.acceptInvitation, () => unsentToken),
  recipe(members.declineInvitation, () => unsentToken),
  recipe(members.listMyInvitations, nothing),
  recipe(members.setPassword, () => ({ body: weakLink })),
  recipe(members.acceptMyInvitation, ({ invitationId }) => ({ params: { id: invitationId } })),
  recipe(members.declineMyInvitation, ({ invitationId }) => ({ params: { id: invitationId } })),
];

export const recipesOfUsers: readonly Recipe[] = [
  ...ofAccounts,
  ...ofEntry,
  ...ofActivity,
  ...ofOrganizations,
  ...ofNotifications,
  ...ofMembers,
];
