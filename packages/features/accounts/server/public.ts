/** Accounts' functions for later features. They take the caller's transaction; addresses come normalized. */
export { digestOf, newLinkSecret } from './digest.ts';
export { knownBy, type Origin, ownAllowance } from './known.ts';
export { followLink, issueLinkSecret, permitLink } from './links.ts';
export { replacePasswordByMail } from './password.ts';
export { hashPassword } from './passwords.ts';
export type { AccountPorts } from './ports.ts';
export { addresseeOf } from './recipient.ts';
export { grantRole } from './roles.ts';
export { openSession, renewToken } from './sessions.ts';
export { checkPassword, countTry, passSecondFactor } from './signIn.ts';
export type { LinkPurpose } from './store/links.ts';
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
