/** Answers of corporate changes, and what the log says of them. */
export const changesAnswers = {
  'CHANGES.DRAFTED': 'Saved as a draft. Nothing has changed yet.',
  'CHANGES.EDITED': 'Saved. Send it again when it is ready.',
  'CHANGES.SENT': 'Sent for signature.',
  'CHANGES.APPROVED': 'The approval is recorded.',
  'CHANGES.WITHDRAWN': 'Withdrawn. Everyone who was asked to sign is told.',
  'CHANGES.NOT_OPEN': 'This change is already sent, recorded or withdrawn. To change it, duplicate it.',
  'CHANGES.NOT_POSSIBLE': 'This change is not possible as it stands: {reason}',
  'activity.text.change_drafted': 'A corporate change was drafted on {on}',
  'activity.text.change_edited': 'A corporate change was edited on {on}',
  'activity.text.change_sent': 'A corporate change was sent for signature on {on}',
  'activity.text.change_approved': 'The approval of a corporate change was recorded on {on}',
  'activity.text.change_withdrawn': 'A corporate change was withdrawn on {on}',
};
