/** Answers that the server alone gives. */
export const peopleAnswers = {
  'PEOPLE.MEMBERS_REQUIRED': 'Please name at least two persons who hold the shares together.',
  'PEOPLE.MEMBER_REPEATED': 'This person is named already.',
  'PEOPLE.MEMBER_JOINT': 'Joint holders cannot be among joint holders. Please name each of them.',
  'PEOPLE.MANAGES_SAVED': 'Your choice has been saved.',
  'PEOPLE.APPOINTED': 'The appointment has been saved.',
  'PEOPLE.DIRECTOR_UPDATED': 'Director Contact Updated',
  'PEOPLE.OFFICER_UPDATED': 'Officer Contact Updated',
  'PEOPLE.REMOVED': 'The person no longer holds this position.',
  'PEOPLE.PREVIEWED': 'This is how the register would stand. Nothing has been recorded.',
  'PEOPLE.PERSON_UPDATED': 'The details have been updated.',
  'PEOPLE.PERSON_REQUIRED': 'Please choose a person, or enter a new one.',
  'PEOPLE.ERASED': 'The details of this person were erased and cannot be edited.',
  'PEOPLE.INVOLVED_REQUIRED': 'Please say who is involved: owners, both, or others.',
  'PEOPLE.CORRECTION_OR_CHANGE': 'Please say whether this was wrong before, or changed on a certain day.',
  'PEOPLE.APPOINTMENT_NO_CHANGE':
    'An appointment itself does not change: correct what was wrong, or end it and appoint again.',
  'PEOPLE.ALREADY_APPOINTED': 'This person already holds this position on that day.',
  'PEOPLE.POSITION_REPEATED': 'The new position must be another one.',
} as const;
