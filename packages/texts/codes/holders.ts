/** Answers of the pages of holders and directors. */
export const holders = {
  'HOLDERS.LINK_MADE': 200,
  'HOLDERS.LINK_REVOKED': 200,
  'HOLDERS.LINK_OVER': 410,
  'HOLDERS.LINK_DAYS': 422,
  'HOLDERS.NO_ADDRESS': 422,
  'HOLDERS.NO_PAGE': 422,
} as const;
