import type { shares as codes } from '../codes/shares.ts';

/** Holders, issuances and classes: replies and refusals. */
export const shares = {
  invalid_period: '{property, select, cliff {Invalid Cliff Value} other {Invalid Period Value}}',
  class_not_available: 'All Share Classes are assigned.',

  'SHARES.OWNERSHIP_INVALID': 'Enter a whole number of shares, 1 or more.',
  'SHARES.OWNERSHIP_TOO_LARGE': 'Enter at most {max} shares.',
  'SHARES.PRICE_INVALID': 'Enter a price in dollars with up to ten decimals.',
  'SHARES.PRICE_TOO_LOW': 'The price of a share must be at least {minimum}.',
  'SHARES.CLASS_REQUIRED': 'Choose a share class.',
  'SHARES.DATED_BY_ISSUE':
    'Shares are issued on the latest of the certificate, resolution and payment dates. Leave the date empty.',
  'SHARES.RESOLUTION_DATE_REQUIRED': 'Enter the resolution date too.',
  'SHARES.RESOLUTION_NUMBER_REQUIRED': 'Enter the resolution number too.',

  'SHARES.VOTES_INVALID': 'Enter a whole number of votes per share. A voting class has at least 1.',
  'SHARES.AUTHORIZED_INVALID': 'Enter a whole number of shares, or choose unlimited.',
  'SHARES.PREFIX_INVALID': 'Use one to six capital letters, such as CS.',
  'SHARES.PREFIX_TAKEN':
    'Another class already numbers its certificates with {prefix}. Choose another prefix.',
  'SHARES.CLASS_NAME_TAKEN': 'A share class already has this name. Choose another name.',
  'SHARES.DIVIDEND_RATE_REQUIRED': 'Enter the yearly rate of the fixed dividend, in percent.',
  'SHARES.REDEMPTION_REQUIRED':
    'Enter the redemption price of a share, or the formula that sets it (CBCA s. 36(1)).',
  'SHARES.REDEMPTION_TWICE': 'Enter either a price or a formula, not both. Clear one of them.',
  'SHARES.AMOUNT_INVALID': 'Enter a number with up to ten decimals.',
  'SHARES.CONVERSION_REQUIRED': 'Choose the class these shares convert into.',
  'SHARES.CONVERTS_INTO_ITSELF': 'A class cannot convert into itself. Choose another class.',
} as const satisfies Partial<Record<keyof typeof codes, string>>;
