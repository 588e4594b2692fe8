/** Answers of matters, which the server alone gives. */
export const mattersAnswers = {
  'MATTERS.HANDED_OVER': 'The matter has a new person in charge.',
  'MATTERS.WITHDRAWN': 'Withdrawn. What was paid is being refunded.',
  'MATTERS.OVER': 'This matter is over: nothing is left to hand over or to withdraw.',
  'MATTERS.SENT_OUTSIDE':
    'It cannot be withdrawn any more: the registry has it, or it is on record. Correct it in the registers instead.',
  'MATTERS.NOT_WITHDRAWN': 'It was not withdrawn. {reason}',
  'MATTERS.NO_MEMBER': 'Choose a member of this organization.',
};
