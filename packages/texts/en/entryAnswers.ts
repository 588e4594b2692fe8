import type { entry as codes } from '../codes/entry.ts';

/** Answers to visitors that only the server words: no page has to know them. */
export const entryAnswers = {
  'VERIFY.ALREADY_VERIFIED': 'Your email address is already verified.',
  'VERIFY.PASSWORD_NEEDED':
    'You are not signed in with this address in this browser. Sign in and open the link again, or choose a new password.',
  'LOGIN.SECOND_FACTOR_REQUIRED': 'Enter the code from your authenticator app.',
} as const satisfies Partial<Record<keyof typeof codes, string>>;
