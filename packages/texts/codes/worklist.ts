/** Text codes of the worklist. */
export const worklist = {
  'WORKLIST.ASSIGNED': 200,
  'WORKLIST.VIEW_SAVED': 200,
  'WORKLIST.VIEW_REMOVED': 200,
  'WORKLIST.TOO_MANY_VIEWS': 409,
} as const;
