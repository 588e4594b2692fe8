/** Answers that the server alone gives. */
export const peopleAnswers = {
  'PEOPLE.DAY_IS_KNOWN':
    'Only corporations that existed before they came here can leave the day open. Enter the exact day.',
  'PEOPLE.BOARD_BELOW_MINIMUM':
    '{minimum, plural, one {The articles require at least # director} other {The articles require at least # directors}}; the board has {directors, number}.',
  'PEOPLE.BOARD_FULL':
    '{maximum, plural, one {The articles allow at most # director.} other {The articles allow at most # directors.}}',
  'PEOPLE.OTHERS_ON_BOARD':
    'Another person is on the board. Choose “With others”, or remove that director first.',
  'PEOPLE.BOARD_ADDITIONAL':
    '{most, plural, =0 {The board may not add a director itself before the next annual meeting: one third of the {elected, number} elected is less than one.} one {The board may add at most # director itself before the next annual meeting, one third of the {elected, number} elected.} other {The board may add at most # directors itself before the next annual meeting, one third of the {elected, number} elected.}} Have the shareholders elect this director, and enter the number of their resolution, such as S-2026-01.',
  'PEOPLE.CONSENT_LATE':
    'The consent came after {date}, ten days after the election. The election stands only if the director was present at it or has acted as a director since; otherwise elect the director again.',
  'PEOPLE.MEMBERS_REQUIRED': 'Name at least two people who hold the shares together.',
  'PEOPLE.MEMBER_REPEATED': 'This person is already named. Name someone else.',
  'PEOPLE.MEMBER_JOINT': 'Joint holders cannot include other joint holders. Name each person.',
  'PEOPLE.MANAGES_SAVED': 'Your choice has been saved.',
  'PEOPLE.APPOINTED': 'The appointment has been saved.',
  'PEOPLE.DIRECTOR_UPDATED': 'Director Contact Updated',
  'PEOPLE.OFFICER_UPDATED': 'Officer Contact Updated',
  'PEOPLE.REMOVED': 'The person no longer holds this position.',
  'PEOPLE.PREVIEWED': 'This is how the register would look. Nothing has been recorded.',
  'PEOPLE.PERSON_UPDATED': 'The details have been updated.',
  'PEOPLE.PERSON_REQUIRED': 'Choose a person, or enter a new one.',
  'PEOPLE.ERASED': 'The details of this person were erased and cannot be edited.',
  'PEOPLE.INVOLVED_REQUIRED': 'Choose who is involved: owners, both, or others.',
  'PEOPLE.CORRECTION_OR_CHANGE': 'Choose whether this was wrong, or changed on a certain day.',
  'PEOPLE.APPOINTMENT_NO_CHANGE':
    'An appointment cannot be edited. Correct what was wrong, or end it and appoint again.',
  'PEOPLE.ALREADY_APPOINTED': 'This person already holds this position on that date.',
  'PEOPLE.POSITION_REPEATED': 'Choose a different position.',
} as const;
