/** Answers of the activity log. */
export const activity = {
  'ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS': 200,
  /** The note was linked to an entry that was there before. */
  'ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS': 200,
  /** A client named another kind of entry. */
  'ACTIVITYLOG.ONLY_NOTES': 422,
} as const;
