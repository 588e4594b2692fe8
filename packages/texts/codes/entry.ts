/** The way in: registration, sign-in, recovery, verification, the own profile (specification sections 7 and 8). */
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
} as const;
