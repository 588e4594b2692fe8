/** Answers that the server alone gives. */
export const generalAnswers = {
  'DEADLINES.EVENT_REPORTED': 'Event recorded.',
  'DEADLINES.MARKED': 'Deadlines updated.',
  'DEADLINES.FEED_MADE': 'Calendar address created.',
  'DEADLINES.FEED_ENDED': 'Calendar address removed.',
  'deadline.feed.summary': '{title}, {company}',
  'ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS': 'The note has been added.',
  'ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS': 'The note has been linked to the entry.',
  'ACTIVITYLOG.ONLY_NOTES':
    'Only notes can be added to the log, not “{name}”. Leave activity_name out, or set it to “note”.',
  'GENERAL.TOO_MANY_ENTRIES':
    'You can add up to {max, number} entries here. Remove the rest, or send them separately.',
} as const;
