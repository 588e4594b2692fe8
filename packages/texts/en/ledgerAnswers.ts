/** Answers of the ledger. */
export const ledgerAnswers = {
  'LEDGER.RECORDED': 'Recorded.',
  'LEDGER.ERASED': 'The contents were erased. The history stays intact.',
  'LEDGER.EXISTS': 'There already is a record with this id. Change it with PUT.',
  'LEDGER.SEVERAL_ORGANIZATIONS': 'Several organizations have a record with this id. Name one in org_id.',
  'LEDGER.STALE': 'The record was changed since. Read it again, then repeat the change.',
  'LEDGER.READ_ONLY': 'You may not do this in the ledger. Ask the owner of the account.',
  'LEDGER.NO_SUCH_SIZE':
    'The log was never signed at this size. Choose sizes from 1 to that of its checkpoint.',
  'LEDGER.NO_SUCH_FIELD': 'The record has no such field. Choose from those in its history.',
  'LEDGER.FIELD_REFUSED':
    'A field is unknown, or its value cannot be recorded. Send fields of the kind: text, whole numbers, true or false.',
  'LEDGER.CONTENTS_ERASED':
    'The contents were erased, so no field can be shown. Ask for the proof without fields.',
  'LEDGER.NOTHING_RECORDED': 'The ledger has no records of this organization yet. Try again in a minute.',
  'LEDGER.AWAY': 'The ledger cannot be reached right now. Nothing is lost: try again in a few minutes.',
};
