import type { entry as codes } from '../codes/entry.ts';

/** What the server answers visitors, in words of its own: no page has to know them. */
export const entryAnswers = {
  'REGISTER.SUCCESS': 'Your account has been registered successfully.',
  'REGISTER.EMAIL_TAKEN': 'Email is already registered with us.',
  'LOGIN.SUCCESS': 'Logged in successfully.',
  'LOGIN.EMAIL_RESENT': 'Password reset email has been sent successfully',
  'LOGIN.USER_NOT_FOUND': 'This is not a valid registered email.',
  'LOGIN.PASSWORD_CHANGED': 'Your password has been updated successfully.',
  'VERIFY.SUCCESS': 'Your email address is verified.',
  'VERIFY.EMAIL_SENT': 'A verification email has been sent.',
  'VERIFY.ALREADY_VERIFIED': 'Your email address is verified already.',
  'VERIFY.PASSWORD_NEEDED':
    'You are not signed in with this address here. Sign in and open the link again, or choose a new password.',
  'LOGIN.EMAIL_NOT_REGISTERED': 'Please enter valid registered email address.',
  'LOGIN.PASSWORD_INVALID': 'Please enter valid password.',
  'LOGIN.SECOND_FACTOR_REQUIRED': 'Please enter the code from your authenticator app.',
  'LOGIN.SECOND_FACTOR_INVALID': 'This code is not valid, or was used already. Please enter the next one.',
  'LOGIN.EMAIL_SENDED_RECENTLY': 'Reset email was sent recently, Please wait before trying again.',
  'LOGIN.INVITATION_SENT_RECENTLY': 'An invitation was sent recently. Please wait before sending another.',
  'VERIFY.EMAIL_SENT_RECENTLY':
    'A verification email was sent recently. Please wait before asking for another.',
  'SESSION.SIGNED_OUT': 'You are signed out.',
} as const satisfies Record<keyof typeof codes, string>;
