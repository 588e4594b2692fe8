/** Answers that the server alone gives. */
export const generalAnswers = {
  'DEADLINES.EVENT_REPORTED': 'Event recorded.',
  'DEADLINES.MARKED': 'Deadlines updated.',
  'DEADLINES.REMINDERS_SET': 'Reminders saved.',
  'deadline.digest.subject':
    '{count, plural, one {# deadline needs your attention} other {# deadlines need your attention}}',
  'deadline.digest.organization': '{company}:',
  'deadline.digest.due': '{title}: {due} ({count, plural, =0 {today} one {in # day} other {in # days}})',
  'deadline.digest.overdue': '{title}: {due} ({count, plural, one {# day overdue} other {# days overdue}})',
  'deadline.digest.more': '{count, plural, one {And # more.} other {And # more.}}',
  'deadline.digest.why': 'Choose which reminders you get on the deadlines page of each organization.',
  'deadline.digest.action': 'Open deadlines',
  'DEADLINES.OWN_SET': 'Deadline saved.',
  'DEADLINES.OWN_REMOVED': 'Deadline removed.',
  'DEADLINES.OWN_TOO_MANY': 'You have {most} deadlines of your own. Remove one before you add another.',
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
