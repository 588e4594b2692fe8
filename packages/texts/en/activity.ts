/** The activity log: replies, kinds and sentences. {on} is a date, spelled as specification section 9 says. */
export const activity = {
  'ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS': 'The note is in the activity log.',
  'ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS': 'The note is linked to the entry.',
  'activity.unnamed': 'someone no longer named',
  'activity.product': 'The system',
  'activity.title': 'Activity',
  'activity.superseded': 'Taken back',
  'activity.empty': 'Nothing has been recorded yet.',
} as const;
