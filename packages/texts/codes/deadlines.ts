/** Answers of the marks of deadlines. */
export const deadlines = {
  'DEADLINES.MARKED': 200,
  'DEADLINES.EVENT_REPORTED': 200,
  'DEADLINES.DONE_IN_REGISTERS': 422,
  'DEADLINES.FEED_MADE': 200,
  'DEADLINES.REMINDERS_SET': 200,
  'DEADLINES.FEED_ENDED': 200,
} as const;
