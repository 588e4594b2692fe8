/** Answers that the server alone gives. */
export const peopleAnswers = {
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
