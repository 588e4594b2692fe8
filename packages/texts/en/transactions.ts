import type { transactions as codes } from '../codes/transactions.ts';

/** Acts on shares after incorporation: replies, refusals and warnings. */
export const transactions = {
  'SHARES.TRANSACTION_RECORDED': 'It is on record.',
  'SHARES.TRANSACTION_PREVIEWED': 'This is how the registers would stand. Nothing has been recorded.',
  'SHARES.ABOVE_CERTIFICATE':
    'This certificate is for {held, plural, one {# share} other {{held, number} shares}}. Please enter at most as many.',
  'SHARES.UNVESTED_STAY':
    '{vested, plural, =0 {No share of this certificate has} one {Only # share of this certificate has} other {Only {vested, number} shares of this certificate have}} vested. Please enter at most as many, or let the unvested shares go too.',
  'SHARES.UNVESTED_UNDIVIDED':
    'Unvested shares go to one holder, all together. Please choose one recipient and enter at least {unvested, plural, one {# share} other {{unvested, number} shares}}.',
  'SHARES.TO_ITSELF': 'These shares already belong to this holder. Please choose somebody else.',
  'SHARES.NOT_YET_ISSUED':
    '{origin, select, certificate {This certificate came of another one on {date}. To record something of an earlier day, first take back the entry of {date}, which its holder’s ledger opens; record this, and then that entry again.} other {This certificate dates from {date}. Please enter that day or a later one.}}',
  'SHARES.CLASS_LATER': 'This class dates from {date}. Please enter that day or a later one.',
  'SHARES.POOL_LATER': 'This pool did not exist yet on that day. Please enter a later one.',
  'SHARES.BEFORE_RESOLUTION': 'This resolution is dated after the act. Please mend one of the two dates.',
  'SHARES.SOLVENCY_LATER':
    'The directors attest solvency before shares come back. Please enter a day up to the effective date.',
  'SHARES.PAID_LATER':
    'This payment is dated after the act. Please enter a day up to the effective date, or that the amount is owed.',
  'SHARES.NOT_REDEEMABLE':
    'The terms of this class do not allow this redemption. Please record a repurchase, or amend the class first.',
  'SHARES.NOT_CONVERTIBLE':
    'The terms of this class do not allow a conversion. Please amend the class first.',
  'SHARES.INSTRUMENT_NOT_OPEN':
    'This was not open on that date. Please choose another date, or an instrument that is open.',
  'SHARES.RESERVE_SHORT':
    'The articles leave {left, plural, =0 {no share} one {# share} other {{left, number} shares}} of this class that nobody was promised. The corporation must reserve enough for every right to shares (CBCA s. 29).',
  'SHARES.STATED_LATER':
    'The account was stated on a later day than this. Please enter that day or a later one for the entry.',
  'SHARES.NOT_ADJUSTED':
    'Not adjusted: {rights}{more, plural, =0 {} other { and # more}}. Please read in their terms what becomes of them, and confirm it with a lawyer.',
  'SHARES.EXEMPTION_REQUIRED':
    'The articles restrict transfers, so the corporation may sell as a private issuer to certain persons only. Please say who the holder is to it, or that the issue rests on another exemption (NI 45-106 s. 2.4).',
  'SHARES.PRIVATE_ISSUER_LIMIT':
    'This would make {counted} holders that count, and a private issuer has at most {most} (NI 45-106 s. 2.4). Please say why it is recorded all the same.',
  'SHARES.INTEREST_ABOVE_ACCRUED':
    'By its terms at most {accrued} of interest has accrued until that day. Please check the amount.',
  'SHARES.INTEREST_UNCHECKED':
    'How much interest has accrued was not computed here. Please check the amount against its terms.',
  'SHARES.AFTER_WINDOW':
    'By the grant this option could be exercised until {until} only, since its holder left. Confirm that it was extended.',
  'SHARES.SETTLEMENT_VALUE':
    'The value of these shares is added to the stated capital. That it may be, and so much of it, was not verified here: please confirm it with your accountant and a lawyer.',
  'SHARES.EXPIRES_BEFORE_GRANT':
    'The grant or issue is of {date}. Please enter that day or a later one, or none.',
  'SHARES.NO_PLAN': 'These shares came of no plan. Please leave the pool as it is.',
  'SHARES.NOTHING_WHOLE': 'No whole share would come of so few. Please enter more.',
  'SHARES.RATIO_INVALID':
    'A split makes more shares of each, a consolidation fewer. Please mend the two numbers.',
  'SHARES.SUBSCRIPTIONS_WAIT':
    'Shares of this class are subscribed for and wait: {names}. Please issue or withdraw them first, because they were counted as shares are now.',
  'SHARES.CASH_ROUNDS_DOWN':
    'Cash is paid for fractions only where they are rounded down. Please round down, or leave the amount out.',
  'SHARES.NOTHING_CHANGES': 'This is what stands on record. Please change something.',
  'SHARES.RIGHT_MISSING':
    '{right, select, vote {At least one class must have the right to vote.} dividend {At least one class must have the right to dividends.} other {At least one class must have the right to the remaining property.}}',
  'SHARES.NOT_ONE_HOLDING':
    'These certificates are of several holders or classes. Please choose those of one.',
  'SHARES.PARTS_DIFFER':
    'The new certificates must be for {held, plural, one {# share} other {{held, number} shares}} together. Please mend the numbers.',
  'SHARES.UNVESTED_TOGETHER':
    '{unvested, plural, one {# share has not vested and stays} other {{unvested, number} shares have not vested and stay}} in one certificate. Please make one of at least as many, and replace no other certificate with it.',
  'SHARES.ACCOUNT_OPENED':
    '{capital} dollars stand in the stated capital account of this class on that day already. Please record a change instead.',
  'SHARES.SERIES_NOT_ALLOWED':
    'The articles do not let the directors fix series of this class. Please choose another class, or amend it first.',
  'SHARES.RESOLUTION_MISSING': 'No resolution is named. The minute book will ask for it.',
  'SHARES.CERTIFICATE_MISSING':
    'The number of the registry’s certificate of amendment is not named. The minute book will ask for it.',
  'SHARES.SOLVENCY_MISSING':
    'That the directors attested solvency is not on record. Without it the corporation may not pay for the shares.',
  'SHARES.CONSIDERATION_DIFFERS': 'The amount is not the price times the number of shares.',
} as const satisfies Record<keyof typeof codes, string>;
