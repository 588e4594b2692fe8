/** Answers of corporate changes. */
export const changes = {
  'CHANGES.DRAFTED': 200,
  'CHANGES.EDITED': 200,
  'CHANGES.SENT': 200,
  'CHANGES.APPROVED': 200,
  'CHANGES.WITHDRAWN': 200,
  'CHANGES.NOT_OPEN': 409,
  'CHANGES.NOT_POSSIBLE': 422,
} as const;
