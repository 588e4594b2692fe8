/** Answers of corporate changes, and what the log says of them. */
export const changesAnswers = {
  'CHANGES.DRAFTED': 'Saved as a draft. Nothing has changed yet.',
  'CHANGES.EDITED': 'Saved. Send it again when it is ready.',
  'CHANGES.SENT': 'Sent for signature.',
  'CHANGES.APPROVED': 'The approval is recorded.',
  'CHANGES.WITHDRAWN': 'Withdrawn. Everyone who was asked to sign has been notified.',
  'CHANGES.NOT_OPEN': 'This change is already sent, recorded or withdrawn. To change it, duplicate it.',
  'CHANGES.AS_FILED':
    'The registry has what it was sent. Leave those parts as they are, or enter what it certified in the registers.',
  'CHANGES.NOT_POSSIBLE': 'This change is not possible: {reason}',
  'activity.text.change_drafted': 'A corporate change was drafted on {on}',
  'activity.text.change_edited': 'A corporate change was edited on {on}',
  'activity.text.change_sent': 'A corporate change was sent for signature on {on}',
  'activity.text.change_approved': 'The approval of a corporate change was recorded on {on}',
  'activity.text.change_withdrawn': 'A corporate change was withdrawn on {on}',
  'CHANGES.MET': 'Passed. Have the minutes signed now.',
  'CHANGES.VOTED_DOWN': 'The meeting voted against it, so nothing changes. To try again, duplicate it.',
  'CHANGES.NOT_AT_MEETING': 'A meeting cannot decide this. Send it for signature instead.',
  'CHANGES.NOTICE_DAYS':
    'Notice must be sent {least} to {most} days before the meeting. Check the day, or choose “waived” if everyone entitled to notice waived it.',
  'CHANGES.NOTICE_AFTER': 'Notice cannot be sent after the meeting. Check the day.',
  'CHANGES.NOTICE_OF_DIRECTORS':
    'By-law No. 1 gives directors 48 hours’ notice. Choose “waived” if every director waived it.',
  'CHANGES.TEXT_NOT_STATED':
    'The notice must state the text of a special resolution. Confirm that it did, or choose “waived” if everyone entitled to notice waived it.',
  'CHANGES.RECORD_DAYS':
    'The record date must be {least} to {most} days before the meeting. Leave it blank if none was set.',
  'CHANGES.RECORD_AFTER': 'The record date cannot be after the meeting. Check the day.',
  'CHANGES.ONLY_AT_MEETING':
    'A written statement was given, so only a meeting can decide this (CBCA s. 142). Choose “At a meeting”.',
  'CHANGES.VOTES_REPRESENTED':
    'Enter at least the {cast} votes cast and no more than the {entitled} votes there are. If every share has the same number of votes, enter more than half of them. Leave it blank if a by-law sets another quorum.',
  'CHANGES.DISSENTING':
    'Name {count, plural, one {the director} other {all # directors}} who voted against and {count, plural, one {was} other {were}} present, or none.',
  'CHANGES.NO_QUORUM':
    'At least {needed, plural, one {# director} other {# directors}} must be present. Pass it in writing instead.',
  'CHANGES.RESIDENTS_PRESENT':
    'At least {needed, plural, one {# director} other {# directors}} present must be resident Canadian. Pass it in writing instead.',
  'CHANGES.NO_VOTES': 'Enter the votes that were cast.',
  'CHANGES.TOO_MANY_VOTES': 'Only {most} votes could be cast. Check the votes for and against.',
  'activity.text.change_met': 'A meeting passed a corporate change on {on}',
  'activity.text.change_refused': 'A meeting voted against a corporate change on {on}',
  'CHANGES.NO_PROFILE':
    'This does not look like a profile. Copy the whole page of the registry, with its headings.',
  'CHANGES.BEFORE_ITS_PAPER':
    'This cannot take effect before {date}, the day it is resolved or signed. Enter that date or a later one. If it was already resolved or signed, record the meeting or choose “Already signed”.',
  'CHANGES.REPORT_TOO_OLD':
    'This report is more than {days} days old. Order a new one, and enter its number and date.',
  'CHANGES.REVIEWED': 'Recorded. You can pay the dividend.',
  'CHANGES.WITHHELD': 'Recorded. Do not pay the dividend.',
  'CHANGES.NOT_TO_PAY': 'This dividend is not awaiting payment. Reload the page.',
  'CHANGES.NOT_PAYABLE': 'The dividend is payable on {date}. Review solvency on the day of payment.',
  'activity.text.dividend_released': 'Solvency was attested for the payment of a dividend on {on}',
  'activity.text.dividend_withheld': 'A dividend was withheld for lack of solvency on {on}',
};
