/** Access types in their order, and which of them may be given. */
import { type AccessType, accessTypes, type Section, type SubType, sections } from '@tabellion/kit/actor.ts';

/** Higher is more: admin 3, full 2, view 1, restricted 0. */
export const rankOf = (access: AccessType): number => accessTypes.length - 1 - accessTypes.indexOf(access);

/** Access types that a user with `mine` may give: none above it (decisions section 3). The highest first. */
export const grantableBy = (mine: AccessType): AccessType[] =>
  accessTypes.filter((access) => rankOf(access) <= rankOf(mine));

/** Sub-users stand below the organization's own admins. */
export const mayBeAdmin = (subType: SubType): boolean => subType === 'org_user';

/** Sections count with restricted access only; in the order of the specification, each once. */
export const sectionsFor = (access: AccessType, wanted: readonly Section[]): Section[] =>
  access === 'restricted' ? sections.filter((section) => wanted.includes(section)) : [];

/** The name of a sub type: org_user is Member, org_sub_user sub-user, anything else user (section 6). */
export const roleOf = (subType: SubType): 'member' | 'sub-user' | 'user' => roles[subType];

const roles = { org_user: 'member', org_sub_user: 'sub-user', main_sub_user: 'user' } as const;
