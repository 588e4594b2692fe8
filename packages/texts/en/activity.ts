/** The activity log: replies, kinds and sentences. {on} is a date, spelled as specification section 9 says. */
export const activity = {
  'ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS': 'The note has been added.',
  'ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS': 'The note has been linked to the entry.',
  'ACTIVITYLOG.ONLY_NOTES':
    'Only notes can be added to the log, not “{name}”. Leave activity_name out, or set it to “note”.',
  'activity.unnamed': 'someone whose name was erased',
  'activity.product': 'The system',
  'activity.title': 'Activity',
  'activity.superseded': 'Undone',
  'activity.empty': 'No activity yet.',
} as const;
