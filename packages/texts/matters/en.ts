/** Texts of the card of matters, loaded with it. */
export const matters = {
  'matters.title': 'Under way',
  'matters.kind.incorporation': 'Incorporation',
  'matters.kind.founding_set': 'Organizing documents',
  'matters.kind.entry': 'A change to be signed and paid',
  'matters.kind.annual_filing': 'Annual return',
  'matters.step.answered': 'Everything confirmed',
  'matters.step.paid': 'Paid',
  'matters.step.sent': 'Sent',
  'matters.step.certified': 'Certificate',
  'matters.step.signed': 'Signed',
  'matters.step.confirmed': 'Confirmed by shareholders',
  'matters.step.recorded': 'On record',
  'matters.step.filed': 'Filed',
  'matters.signatures': '{given} of {of}',
  'matters.stopped': 'It stopped: {reason}',
  'matters.inCharge': 'In charge: {name}',
  'matters.take': 'Take charge',
  'matters.withdraw': 'Withdraw',
  'matters.withdraw.title': 'Withdraw this matter?',
  'matters.withdraw.body':
    'What waits is taken back, people who were asked to sign are told, and what was paid is refunded to the card.',
};
