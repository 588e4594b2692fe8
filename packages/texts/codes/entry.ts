/** Answers to registering, signing in, recovery and verification (specification sections 7 and 8). */
export const entry = {
  'REGISTER.SUCCESS': 200,
  'REGISTER.EMAIL_TAKEN': 409,
  'LOGIN.SUCCESS': 200,
  'LOGIN.EMAIL_RESENT': 200,
  'LOGIN.USER_NOT_FOUND': 422,
  'LOGIN.PASSWORD_CHANGED': 200,
  'VERIFY.SUCCESS': 200,
  'VERIFY.EMAIL_SENT': 200,
  'VERIFY.ALREADY_VERIFIED': 409,
  'VERIFY.PASSWORD_NEEDED': 422,
  // A wrong password is no 401, or it would sign out whoever is signed in elsewhere (decisions section 1).
  'LOGIN.EMAIL_NOT_REGISTERED': 422,
  'LOGIN.PASSWORD_INVALID': 422,
  'LOGIN.SECOND_FACTOR_REQUIRED': 422,
  'LOGIN.SECOND_FACTOR_INVALID': 422,
  'LOGIN.EMAIL_SENDED_RECENTLY': 429,
  'VERIFY.EMAIL_SENT_RECENTLY': 429,
  'SESSION.SIGNED_OUT': 200,
} as const;
