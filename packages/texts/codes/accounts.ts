/** Passwords and links, as the forms themselves speak of them (specification sections 5 and 8). */
export const accounts = {
  'PASSWORD.TOO_SHORT': 422,
  'PASSWORD.TOO_LONG': 422,
  'PASSWORD.WEAK': 422,
  // Said by the forms that ask twice; what the server says of it is PROFILE.CHANGE_PASSWORD.NOT_MATCHED.
  'PASSWORD.MISMATCH': 422,
  'LOGIN.LINK_INVALID': 422,
} as const;
