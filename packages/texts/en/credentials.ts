import type { credentials as codes } from '../codes/credentials.ts';

/** Answers to what who is signed in does with the own profile, settings, password, second factor and sessions. */
export const credentials = {
  'PROFILE.CHANGE_PASSWORD.SUCCESS': 'Your password has been changed successfully.',
  'PROFILE.CHANGE_PASSWORD.NOT_MATCHED': 'New Password is not matched.',
  'PROFILE.CHANGE_PASSWORD.CURRENT_WRONG': 'This is not your current password.',
  'SESSION.SIGNED_OUT_EVERYWHERE': 'You are signed out on every device.',
  'SESSION.ENDED': 'That device is signed out.',
  'SECOND_FACTOR.BEGUN': 'Add the key to your authenticator app, then enter its code.',
  'SECOND_FACTOR.ON': 'Two-step verification is on. Your other devices must sign in again.',
  'SECOND_FACTOR.OFF': 'Two-step verification is off.',
  'SECOND_FACTOR.ALREADY_ON': 'Two-step verification is already on.',
  'SECOND_FACTOR.NOT_BEGUN': 'Start again to get a new key for your authenticator app.',
  'SECOND_FACTOR.VERIFY_FIRST': 'Verify your email address first.',
  'USER.UPDATE.SUCCESS': 'Your settings have been saved.',
  'USER.TERMS_ACCEPTED': 'You have accepted the terms.',
  'PROFILE.UPDATE.SUCCESS': 'Your profile has been saved.',
  'PROFILE.PHOTO.UPLOADED': 'Profile Uploaded Successfully',
  'PROFILE.PHOTO.REMOVED': 'Photo removed.',
} as const satisfies Record<keyof typeof codes, string>;
