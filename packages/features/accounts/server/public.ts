/** Accounts' functions for later features. They take the caller's transaction; addresses come normalized. */
import type { Role } from '@tabellion/kit/actor.ts';
import { normalizeEmail } from '@tabellion/law/email.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { updateRole } from './store/users.ts';

export { followLink, issueLinkSecret, permitLink } from './links.ts';
export { addresseeOf } from './mail.ts';
export { replacePasswordByMail } from './password.ts';
export type { AccountPorts } from './ports.ts';
export { createSeal, type Seal } from './seal.ts';
export { knownBy, type Origin, openSession, ownAllowance, renewToken } from './sessions.ts';
export { checkPassword, countTry, passSecondFactor } from './signIn.ts';
export type { LinkPurpose } from './store/links.ts';
export { actingStaff, giveRole, selectStaff as staffMembers } from './store/staff.ts';
export {
  credentialsOfEmail,
  holdPassword,
  insertUser,
  markEmailVerified,
  photoShownTo,
  profileOf,
  type User,
  updatePhoto,
  updatePreferences,
  updateProfile,
  updateTermsAccepted,
  userById,
  userNames,
  userPhotos,
} from './store/users.ts';
export { digestOf, newLinkSecret } from './tokens.ts';

/** @returns false when nobody has that address */
export const grantRole = (tx: Transaction, email: string, role: Role): Promise<boolean> =>
  updateRole(tx, normalizeEmail(email), role);
