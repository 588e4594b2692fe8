/** Passwords, sessions, links and second factors (specification sections 5 and 8). */
export const accounts = {
  'PASSWORD.TOO_SHORT': 422,
  'PASSWORD.TOO_LONG': 422,
  'PASSWORD.WEAK': 422,
  // Said by the forms that ask twice; what the server says of it is PROFILE.CHANGE_PASSWORD.NOT_MATCHED.
  'PASSWORD.MISMATCH': 422,
  // A wrong password is no 401, or it would sign out whoever is signed in elsewhere (decisions section 1).
  'LOGIN.EMAIL_NOT_REGISTERED': 422,
  'LOGIN.PASSWORD_INVALID': 422,
  'LOGIN.SECOND_FACTOR_REQUIRED': 422,
  'LOGIN.SECOND_FACTOR_INVALID': 422,
  'LOGIN.LINK_INVALID': 422,
  'LOGIN.EMAIL_SENDED_RECENTLY': 429,
  'LOGIN.INVITATION_SENT_RECENTLY': 429,
  'VERIFY.EMAIL_SENT_RECENTLY': 429,
  'SESSION.SIGNED_OUT': 200,
} as const;
