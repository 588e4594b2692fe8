import type { transactions as codes } from '../codes/transactions.ts';

/** Acts on shares after incorporation: replies, refusals and warnings. */
export const transactions = {
  'SHARES.TRANSACTION_RECORDED': 'Recorded.',
  'SHARES.TRANSACTION_PREVIEWED': 'This is how the registers would look. Nothing has been recorded.',
  'SHARES.ABOVE_CERTIFICATE':
    'This certificate is for {held, plural, one {# share} other {{held, number} shares}}. Enter at most that many.',
  'SHARES.UNVESTED_STAY':
    '{vested, plural, =0 {No share of this certificate has vested. Include the unvested shares, or transfer after some have vested.} one {Only # share of this certificate has vested. Enter 1, or include the unvested shares.} other {Only {vested, number} shares of this certificate have vested. Enter at most that many, or include the unvested shares.}}',
  'SHARES.UNVESTED_UNDIVIDED':
    'Unvested shares go to one holder, all together. Choose one recipient and enter at least {unvested, plural, one {# share} other {{unvested, number} shares}}.',
  'SHARES.TO_ITSELF': 'These shares already belong to this holder. Choose someone else.',
  'SHARES.NOT_YET_ISSUED':
    '{origin, select, certificate {This certificate came from another one on {date}. To record something earlier, first undo the entry of {date} on its holder’s page, record this, and then record that entry again.} other {This certificate dates from {date}. Enter that date or a later one.}}',
  'SHARES.CLASS_LATER': 'This class dates from {date}. Enter that date or a later one.',
  'SHARES.NOT_BELOW':
    'Compared with “{name}” shares, the terms of these shares must carry no greater right and at least one lesser right. They do not show that. Answer “No”, so that this class votes separately.',
  'SHARES.POOL_LATER': 'This pool did not exist yet on that date. Enter a later date.',
  'SHARES.BEFORE_RESOLUTION': 'This resolution is dated after the transaction. Fix one of the two dates.',
  'SHARES.SOLVENCY_LATER':
    'The directors consider solvency before the corporation acquires shares or reduces its capital. Enter a date on or before the effective date.',
  'SHARES.PAID_LATER':
    'This payment is dated after the transaction. Enter a date on or before the effective date, or mark the amount as owed.',
  'SHARES.NOT_REDEEMABLE':
    'The terms of this class do not allow this redemption. Record a repurchase, or amend the class first.',
  'SHARES.ABOVE_REDEMPTION_PRICE':
    'The articles allow a redemption price of at most {price, number, ::currency/CAD .00########} a share (CBCA s. 36(1)). Lower the price, and leave declared dividends out of it.',
  'SHARES.NOT_CONVERTIBLE': 'The terms of this class do not allow a conversion. Amend the class first.',
  'SHARES.INSTRUMENT_NOT_OPEN':
    'This instrument was not outstanding on that date. Choose another date or instrument.',
  'SHARES.RESERVE_SHORT':
    'The articles leave {left, plural, =0 {no share} one {# share} other {{left, number} shares}} of this class unreserved. The corporation must reserve enough for every right to shares (CBCA s. 29).',
  'SHARES.STATED_LATER': 'The balance is stated as of a later date. Enter that date or a later one.',
  'SHARES.NOT_ADJUSTED':
    'Not adjusted: {rights}{more, plural, =0 {} other { and # more}}. Check their terms for what happens to them, and confirm it with a lawyer.',
  'SHARES.EXEMPTION_REQUIRED':
    'The articles restrict transfers, so a private issuer can sell only to certain people. Choose the holder’s category, or another exemption (NI 45-106 s. 2.4).',
  'SHARES.PRIVATE_ISSUER_LIMIT':
    'This would make {counted} counted holders, and a private issuer can have at most {most} (NI 45-106 s. 2.4). Give the reason for recording it anyway.',
  'SHARES.INTEREST_ABOVE_ACCRUED':
    'Under its terms, at most {accrued} of interest had accrued by that date. Check the amount.',
  'SHARES.INTEREST_UNCHECKED': 'Accrued interest is not calculated here. Check the amount against the terms.',
  'SHARES.AFTER_WINDOW':
    'Under the grant, this option could be exercised only until {until}, because its holder left. Confirm that it was extended.',
  'SHARES.SETTLEMENT_VALUE':
    'The value of these shares is added to stated capital. Neither this nor the amount is verified here: confirm both with your accountant and a lawyer.',
  'SHARES.EXPIRES_BEFORE_GRANT':
    'The grant or issue is dated {date}. Enter that date or a later one, or none.',
  'SHARES.NO_PLAN': 'These shares did not come from a plan. Leave the pool as it is.',
  'SHARES.NOTHING_WHOLE': 'This is too few to make a whole share. Enter more.',
  'SHARES.RATIO_INVALID': 'A split makes more shares, a consolidation fewer. Fix the two numbers.',
  'SHARES.SUBSCRIPTIONS_WAIT':
    'Subscriptions for this class are waiting: {names}. Issue or withdraw them first, because they count shares as they are now.',
  'SHARES.CASH_ROUNDS_DOWN':
    'Cash is paid for fractions only where they are rounded down. Round down, or leave the amount out.',
  'SHARES.DIRECTORS_RESOLVE':
    'The directors approve the payment by a resolution of their own. Enter its number: {number} is the shareholders’ resolution.',
  'SHARES.NOTHING_CHANGES': 'Nothing would change. Edit a field, or cancel.',
  'SHARES.RIGHT_MISSING':
    '{right, select, vote {At least one class must have the right to vote.} dividend {At least one class must have the right to dividends.} other {At least one class must have the right to the remaining property.}}',
  'SHARES.NOT_ONE_HOLDING':
    'These certificates belong to several holders or classes. Choose those of one holder and class.',
  'SHARES.PARTS_DIFFER':
    'The new certificates must add up to {held, plural, one {# share} other {{held, number} shares}}. Fix the numbers.',
  'SHARES.UNVESTED_TOGETHER':
    '{unvested, plural, one {# unvested share stays} other {{unvested, number} unvested shares stay}} in one certificate. Make one of at least that many, and replace no other certificate with it.',
  'SHARES.ACCOUNT_OPENED':
    'The stated capital account of this class already has {capital, number, ::currency/CAD} on that date. Record a change instead.',
  'SHARES.SERIES_NOT_ALLOWED':
    'The articles do not let the directors create series of this class. Choose another class, or amend it first.',
  'SHARES.SERIES_RANK':
    'Series of a class have one rank (CBCA s. 27(3)). {series} needs that of {name}: {rank, number}.',
  'SHARES.RESOLUTION_MISSING': 'No resolution is named. The minute book needs one.',
  'SHARES.CERTIFICATE_MISSING':
    'The number of the certificate of amendment is missing. The minute book needs it.',
  'SHARES.REDUCTION_TESTS_MISSING':
    'No solvency review is recorded. The corporation cannot reduce its capital if there are reasonable grounds to believe that it fails the solvency tests (CBCA s. 38(3)).',
  'SHARES.SOLVENCY_MISSING':
    'No solvency review is recorded. The corporation cannot pay for the shares if there are reasonable grounds to believe that it fails the solvency tests (CBCA ss. 34(2), 35(3), 36(2)).',
  'SHARES.CONSIDERATION_DIFFERS':
    'The amount does not equal the price times the number of shares. Check both.',
} as const satisfies Record<keyof typeof codes, string>;
