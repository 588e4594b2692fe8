import type { shares as codes } from '../codes/shares.ts';

/** Holders, issuances and classes: replies and refusals. */
export const shares = {
  invalid_period: '{property, select, cliff {Invalid Cliff Value} other {Invalid Period Value}}',
  class_not_available: 'All Share Classes are assigned.',

  'SHARES.OWNERSHIP_INVALID': 'Please enter a whole number of shares, at least 1.',
  'SHARES.OWNERSHIP_TOO_LARGE': 'Please enter at most {max} shares.',
  'SHARES.PRICE_INVALID': 'Please enter a price in dollars with at most ten decimal places.',
  'SHARES.PRICE_TOO_LOW': 'The price of a share must be at least {minimum}.',
  'SHARES.CLASS_REQUIRED': 'Please choose a share class.',
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
} as const satisfies Partial<Record<keyof typeof codes, string>>;
