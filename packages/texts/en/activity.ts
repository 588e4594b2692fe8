/** The activity log: replies, kinds and sentences. {on} is a date, spelled as specification section 9 says. */
export const activity = {
  'activity.unnamed': 'someone whose name was erased',
  'activity.product': 'The system',
  'activity.title': 'Activity',
  'activity.superseded': 'Undone',
  'activity.empty': 'No activity yet.',
} as const;
