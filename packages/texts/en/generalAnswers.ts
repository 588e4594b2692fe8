/** Answers that the server alone gives. */
export const generalAnswers = {
  'GENERAL.TOO_MANY_ENTRIES':
    'There can be {max, number} entries here at most. Please leave out the others, or send them by themselves.',
} as const;
