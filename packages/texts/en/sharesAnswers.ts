/** Answers that the server alone gives. */
export const sharesAnswers = {
  'SHARES.ISSUED_TOO_EARLY':
    'Shares cannot be issued before the certificate, resolution and payment. Enter {date} or a later date.',
  'SHARES.NOT_PAID':
    'Shares must be fully paid before they are issued. Enter a payment date on or before the issue date.',
  'SHARES.TREASURY_ONLY': 'Shares that come from another shareholder are recorded as a transfer.',
  'SHARES.HOLDER_ADDED': 'The shareholder has been added.',
  'SHARES.HOLDER_UPDATED': 'Shareholder Updated',
  'SHARES.HOLDER_REMOVED': 'The shareholder has been removed.',
  'SHARES.PRICE_SAVED': 'The share price has been saved.',
  'SHARES.MODEL_SAVED': 'Your share setup has been saved.',
  'SHARES.SUBSCRIBED': 'The subscription has been saved.',
  'SHARES.WAITS_FOR_PLACE': 'Your plan has no place left. The shares are recorded once one is paid for.',
  'SHARES.CLASS_ADDED': 'The share class has been added.',
  'SHARES.CLASS_UPDATED': 'The share class has been updated.',
  'SHARES.CLASS_REMOVED': 'The share class has been removed.',
  'SHARES.ISSUANCE_SAVED': 'The issuance has been saved.',
  'SHARES.ISSUANCE_REMOVED': 'The issuance has been removed.',
  'SHARES.ISSUANCE_REQUIRED': 'A shareholder needs at least one issuance.',
  'SHARES.ABOVE_AUTHORIZED':
    'The articles allow at most {authorized} shares of {className}. This would make {issued}.',
  'SHARES.CLASS_SUBSCRIBED':
    'Shares of {className} are held or subscribed for. Remove those shareholders first.',
  'SHARES.CLASS_CONVERTED_INTO': 'Another class converts into {className}. Change that class first.',
  'SHARES.SIMPLE_HAS_ONE_CLASS': 'A simple share setup has one class. Choose advanced for more.',
  'SHARES.PRICE_PER_CLASS': 'In an advanced share setup, each class has its own price.',
  'SHARES.AMENDMENT_NEEDED':
    'The corporation exists, so its share classes change only by articles of amendment. Record an amendment.',
  'SHARES.HOLDER_STAYS':
    'Recorded shares cannot be removed. Record what happened: a transfer, repurchase, redemption, surrender or cancellation.',
  'SHARES.ISSUANCE_ON_RECORD':
    'This issuance is recorded. Correct it with a reason, or record what happened: a transfer, repurchase, redemption, surrender or cancellation.',
  'SHARES.SUM_TOO_LARGE':
    'At this price, the total is more than the registers can hold. Lower the price or the number of shares.',
  'SHARES.ISSUED_TOGETHER':
    'These shares were issued together with others, on one date and by one resolution. Leave the date and resolution as they are, or move the whole entry.',
  'SHARES.ISSUED_BY_OTHER':
    'These shares came from an exercise or a conversion. Undo that entry and record it as it happened.',
} as const;
