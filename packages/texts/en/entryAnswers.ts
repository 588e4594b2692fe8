import type { entry as codes } from '../codes/entry.ts';

/** Answers to visitors that only the server words: no page has to know them. */
export const entryAnswers = {
  'VERIFY.ALREADY_VERIFIED': 'Your email address is verified already.',
  'VERIFY.PASSWORD_NEEDED':
    'You are not signed in with this address here. Sign in and open the link again, or choose a new password.',
  'LOGIN.SECOND_FACTOR_REQUIRED': 'Please enter the code from your authenticator app.',
  'LOGIN.INVITATION_SENT_RECENTLY': 'An invitation was sent recently. Please wait before sending another.',
} as const satisfies Partial<Record<keyof typeof codes, string>>;
