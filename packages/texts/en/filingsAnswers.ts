/** Answers of filings, which the server alone gives. */
export const filingsAnswers = {
  'DEADLINES.DONE_IN_FILINGS':
    'This deadline is done by its filing. Open it in the list of filings and mark it as filed with its number or confirmation, or mark the deadline as not applicable.',
  'FILINGS.UPDATED': 'Filing updated.',
  'FILINGS.PARTICULARS_RECORDED': 'Recorded.',
  'FILINGS.KEY_KEPT': 'Key saved. It is kept encrypted.',
  'FILINGS.NOT_ASKED':
    'This filing is no longer asked for: what it was about has changed. Open the list of filings again.',
  'FILINGS.FILED_IN_REGISTER':
    'Record this filing under Significant control: its register keeps what was filed.',
  'FILINGS.ALREADY_FILED': 'This was filed already. To change what was filed, add a correction.',
  'FILINGS.NOT_MARKED': 'Nothing to take back: it was not marked as filed by hand.',
  'FILINGS.NOT_FILED': 'It is not filed yet. A correction follows what the registry has accepted.',
  'FILINGS.OLDEST_FIRST': 'File {year} first. Missing years are filed in their order.',
  'FILINGS.NOT_OPEN_THEN': 'The registry takes it from {date} on. Enter the day on which it was filed.',
  'FILINGS.NUMBER_OR_CONFIRMATION': 'Enter the number on the confirmation, or attach the confirmation.',
};
