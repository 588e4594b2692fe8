/** Answers that the server alone gives. */
export const entryOnServer = {
  'REGISTER.SUCCESS': 'Your account has been registered successfully.',
  'REGISTER.EMAIL_TAKEN': 'Email is already registered with us.',
  'LOGIN.SUCCESS': 'Logged in successfully.',
  'LOGIN.EMAIL_RESENT': 'Password reset email has been sent successfully',
  'LOGIN.USER_NOT_FOUND': 'This is not a valid registered email.',
  'LOGIN.PASSWORD_CHANGED': 'Your password has been updated successfully.',
  'VERIFY.SUCCESS': 'Your email address is verified.',
  'VERIFY.EMAIL_SENT': 'A verification email has been sent.',
  'LOGIN.EMAIL_NOT_REGISTERED': 'Please enter valid registered email address.',
  'LOGIN.PASSWORD_INVALID': 'Please enter valid password.',
  'LOGIN.SECOND_FACTOR_INVALID': 'This code is wrong or was already used. Enter the next one.',
  'LOGIN.EMAIL_SENDED_RECENTLY': 'Reset email was sent recently, Please wait before trying again.',
  'VERIFY.EMAIL_SENT_RECENTLY': 'A verification email was sent recently. Wait before asking for another.',
  'SESSION.SIGNED_OUT': 'You are signed out.',
} as const;
