/** Answers of matters. */
export const matters = {
  'MATTERS.HANDED_OVER': 200,
  'MATTERS.WITHDRAWN': 200,
  'MATTERS.OVER': 409,
  'MATTERS.SENT_OUTSIDE': 409,
  'MATTERS.NOT_WITHDRAWN': 409,
  'MATTERS.NO_MEMBER': 422,
} as const;
