/**
 * Judges who may invite, change and remove whom (decisions section 3): nobody removes or lowers the last admin, raises anyone
 * above himself, or edits his own access; only the owner of the account adds or edits its sub-users.
 */
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { AccessType, Section, SubType } from '@tabellion/kit/actor.ts';
import { mayBeAdmin, rankOf, sectionsFor } from './accessOf.ts';

/** Somebody with access, or invited to have it. */
export interface OrganizationUser {
  readonly id: string;
  /** null: invited, and has not answered. */
  readonly userId: string | null;
  /** As `normalizeEmail` spells it. */
  readonly email: string;
  readonly access: AccessType;
  readonly sections: readonly Section[];
  readonly subType: SubType;
  readonly companyName: string;
}

/** The member who asks, as the list of the organization has him now. */
export interface MemberAsking {
  readonly userId: string;
  readonly access: AccessType;
  /** He created the organization. */
  readonly isOwner: boolean;
  readonly emailVerified: boolean;
}

export interface Offer {
  readonly email: string;
  readonly access: AccessType;
  readonly subType: SubType;
}

/** Whether `asker` may invite. */
export function judgeInvitation(asker: MemberAsking, users: readonly OrganizationUser[], offer: Offer) {
  if (!asker.emailVerified) return refuse('ORGANIZATION_USER.VERIFY_FIRST');
  const isDelegated = offer.subType === 'main_sub_user';
  if (isDelegated && !asker.isOwner) return refuseField('user_sub_type', 'ORGANIZATION_USER.ONLY_OWNER');
  const grant = judgeGrant(asker, offer.access, offer.subType);
  if (!grant.ok) return grant;
  const same = users.filter(({ email }) => email === offer.email);
  if (same.some(({ userId, subType }) => userId !== null && (subType === 'main_sub_user') === isDelegated))
    return refuseField('email', 'ORGANIZATION_USER.ALREADY_MEMBER');
  if (same.some(({ userId, subType }) => userId === null && (subType === 'main_sub_user') === isDelegated))
    return refuseField('email', 'ORGANIZATION_USER.ALREADY_INVITED');
  // The owner of an account is no sub-user of it; a sub-user gives himself no membership, which would outlast his access.
  if (same.some(({ userId }) => userId === asker.userId))
    return refuseField(
      'email',
      isDelegated ? 'ORGANIZATION_USER.ALREADY_MEMBER' : 'ORGANIZATION_USER.OWN_ACCESS',
    );
  return ok(true);
}

/** Omitted fields stay as they are. */
export interface MemberChange {
  readonly access?: AccessType | undefined;
  readonly sections?: readonly Section[] | undefined;
  readonly subType?: SubType | undefined;
  readonly companyName?: string | undefined;
}

export interface JudgedMemberChange {
  readonly access: AccessType;
  readonly sections: readonly Section[];
  readonly subType: SubType;
  readonly companyName: string;
  /** Whether a right differs; else only words do. */
  readonly changesAccess: boolean;
}

/** The user's facts after the change. A sub-user of the account is added and removed, not changed into or from one. */
export function judgeChange(
  asker: MemberAsking,
  user: OrganizationUser,
  wanted: MemberChange,
  users: readonly OrganizationUser[],
) {
  const change = changeOf(user, wanted);
  if (!change.changesAccess && user.userId === asker.userId) return ok(change);
  const standing = judgeManageable(asker, user);
  if (!standing.ok) return standing;
  if (change.subType !== user.subType && [change.subType, user.subType].includes('main_sub_user'))
    return refuseField('user_sub_type', 'ORGANIZATION_USER.SUB_TYPE_FIXED');
  const grant = judgeGrant(asker, change.access, change.subType);
  if (!grant.ok) return grant;
  if (change.access !== 'admin' && isLastAdmin(user, users))
    return refuseField('access_type', 'ORGANIZATION_USER.LAST_ADMIN');
  return ok(change);
}

function changeOf(user: OrganizationUser, wanted: MemberChange): JudgedMemberChange {
  const access = wanted.access ?? user.access;
  const sections = sectionsFor(access, wanted.sections ?? user.sections);
  const subType = wanted.subType ?? user.subType;
  const changesAccess =
    access !== user.access || subType !== user.subType || sections.join() !== user.sections.join();
  return { access, sections, subType, companyName: wanted.companyName ?? user.companyName, changesAccess };
}

export function judgeRemoval(
  asker: MemberAsking,
  user: OrganizationUser,
  users: readonly OrganizationUser[],
) {
  const standing = judgeManageable(asker, user);
  if (!standing.ok) return standing;
  return isLastAdmin(user, users) ? refuse('ORGANIZATION_USER.LAST_ADMIN') : ok(true);
}

export function judgeResending(asker: MemberAsking, user: OrganizationUser) {
  if (!asker.emailVerified) return refuse('ORGANIZATION_USER.VERIFY_FIRST');
  if (user.userId !== null) return refuse('ORGANIZATION_USER.NOT_INVITED');
  return judgeManageable(asker, user);
}

function judgeManageable(asker: MemberAsking, user: OrganizationUser) {
  if (user.userId === asker.userId) return refuse('ORGANIZATION_USER.OWN_ACCESS');
  if (user.subType === 'main_sub_user' && !asker.isOwner) return refuse('ORGANIZATION_USER.ONLY_OWNER');
  return rankOf(user.access) > rankOf(asker.access) ? refuse('ORGANIZATION_USER.ABOVE_YOU') : ok(true);
}

function judgeGrant(asker: MemberAsking, access: AccessType, subType: SubType) {
  if (rankOf(access) > rankOf(asker.access)) return refuseField('access_type', 'ORGANIZATION_USER.ABOVE_YOU');
  return access === 'admin' && !mayBeAdmin(subType)
    ? refuseField('access_type', 'ORGANIZATION_USER.SUB_USER_NO_ADMIN')
    : ok(true);
}

/** Somebody who was only invited is no admin yet. */
const isLastAdmin = (user: OrganizationUser, users: readonly OrganizationUser[]): boolean =>
  user.userId !== null &&
  user.access === 'admin' &&
  !users.some((other) => other.userId !== null && other.access === 'admin' && other.id !== user.id);
