import type { shares as codes } from '../codes/shares.ts';

/** Holders, issuances and classes: replies and refusals. */
export const shares = {
  'SHARES.HOLDER_ADDED': 'The shareholder has been added.',
  'SHARES.HOLDER_UPDATED': 'Shareholder Updated',
  'SHARES.HOLDER_REMOVED': 'The shareholder has been removed.',
  'SHARES.PRICE_SAVED': 'The share price has been saved.',
  'SHARES.MODEL_SAVED': 'Your choice of shares has been saved.',
  'SHARES.CLASS_ADDED': 'The share class has been added.',
  'SHARES.CLASS_UPDATED': 'The share class has been updated.',
  'SHARES.CLASS_REMOVED': 'The share class has been removed.',
  'SHARES.ISSUANCE_SAVED': 'The issuance has been saved.',
  'SHARES.ISSUANCE_REMOVED': 'The issuance has been removed.',

  invalid_period: '{property, select, cliff {Invalid Cliff Value} other {Invalid Period Value}}',
  class_not_available: 'All Share Classes are assigned.',

  'SHARES.ISSUANCE_REQUIRED': 'A shareholder needs at least one issuance.',
  'SHARES.OWNERSHIP_INVALID': 'Please enter a whole number of shares, at least 1.',
  'SHARES.OWNERSHIP_TOO_LARGE': 'Please enter at most {max} shares.',
  'SHARES.PRICE_INVALID': 'Please enter a price in dollars with at most ten decimal places.',
  'SHARES.PRICE_TOO_LOW': 'The price of a share must be at least {minimum}.',
  'SHARES.CLASS_REQUIRED': 'Please choose a share class.',
  'SHARES.ABOVE_AUTHORIZED':
    'The articles allow at most {authorized} shares of {className}; this would make {issued}.',
  'SHARES.TREASURY_ONLY': 'Shares that come from another shareholder are recorded as a transfer.',
  'SHARES.DATED_BY_ISSUE':
    'Shares are issued on the latest of certificate, resolution and payment. Please leave the date empty.',
  'SHARES.ISSUED_TOO_EARLY':
    'Shares are not issued before certificate, resolution and payment. Please enter {date} or a later day.',
  'SHARES.NOT_PAID':
    'Shares are issued only when they are fully paid. Please enter a day of payment up to the day of issue.',
  'SHARES.RESOLUTION_DATE_REQUIRED': 'Please enter the date of the resolution with its number.',
  'SHARES.RESOLUTION_NUMBER_REQUIRED': 'Please enter the number of the resolution with its date.',

  'SHARES.VOTES_INVALID':
    'Please enter the votes per share as a whole number; a voting class has at least 1.',
  'SHARES.AUTHORIZED_INVALID': 'Please enter a whole number of shares, or choose unlimited.',
  'SHARES.PREFIX_INVALID': 'Please use one to six capital letters, such as CS.',
  'SHARES.PREFIX_TAKEN': 'Another class already numbers its certificates with {prefix}.',
  'SHARES.CLASS_NAME_TAKEN': 'There is already a share class of this name.',
  'SHARES.DIVIDEND_RATE_REQUIRED': 'Please enter the yearly rate of a fixed dividend, in per cent.',
  'SHARES.AMOUNT_INVALID': 'Please enter a number with at most ten decimal places.',
  'SHARES.CONVERSION_REQUIRED': 'Please choose the class into which these shares convert.',
  'SHARES.CONVERTS_INTO_ITSELF': 'A class cannot convert into itself.',
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
} as const satisfies Record<keyof typeof codes, string>;
