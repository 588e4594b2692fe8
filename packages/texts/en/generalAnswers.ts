/** Answers that the server alone gives. */
export const generalAnswers = {
  'GENERAL.TOO_MANY_ENTRIES':
    'You can add up to {max, number} entries here. Remove the rest, or send them separately.',
} as const;
