/** Answers that the server alone gives. */
export const sharesAnswers = {
  'SHARES.HOLDER_ADDED': 'The shareholder has been added.',
  'SHARES.HOLDER_UPDATED': 'Shareholder Updated',
  'SHARES.HOLDER_REMOVED': 'The shareholder has been removed.',
  'SHARES.PRICE_SAVED': 'The share price has been saved.',
  'SHARES.MODEL_SAVED': 'Your choice of shares has been saved.',
  'SHARES.SUBSCRIBED': 'The subscription is saved.',
  'SHARES.CLASS_ADDED': 'The share class has been added.',
  'SHARES.CLASS_UPDATED': 'The share class has been updated.',
  'SHARES.CLASS_REMOVED': 'The share class has been removed.',
  'SHARES.ISSUANCE_SAVED': 'The issuance has been saved.',
  'SHARES.ISSUANCE_REMOVED': 'The issuance has been removed.',
  'SHARES.ISSUANCE_REQUIRED': 'A shareholder needs at least one issuance.',
  'SHARES.ABOVE_AUTHORIZED':
    'The articles allow at most {authorized} shares of {className}; this would make {issued}.',
  'SHARES.CLASS_SUBSCRIBED': 'Somebody holds or has subscribed for shares of {className}.',
  'SHARES.CLASS_CONVERTED_INTO': 'Another class converts into {className}.',
  'SHARES.SIMPLE_HAS_ONE_CLASS': 'With simple shares there is one class. Choose advanced shares for more.',
  'SHARES.PRICE_PER_CLASS': 'With advanced shares each class has its own price.',
  'SHARES.AMENDMENT_NEEDED':
    'The corporation exists: its share classes change only by articles of amendment. Record an amendment.',
  'SHARES.HOLDER_STAYS':
    'Shares on record do not disappear. Record what happened: a transfer, a repurchase, a redemption, a surrender or a cancellation.',
  'SHARES.ISSUANCE_ON_RECORD':
    'This issuance is on record. Correct it with a reason, or record what happened: a transfer, a repurchase, a redemption, a surrender or a cancellation.',
  'SHARES.SUM_TOO_LARGE':
    'At this price so many shares cost more than the registers can hold. Please mend the price or the number.',
  'SHARES.ISSUED_TOGETHER':
    'These shares were issued together with others, by one entry of one day and one resolution. Please leave the date and the resolution as they are, or move the whole entry.',
  'SHARES.ISSUED_BY_OTHER':
    'These shares came of an exercise or a conversion. Please take that entry back and record it as it was.',
} as const;
