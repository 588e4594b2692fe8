import type { registers as codes } from '../codes/registers.ts';

export const registers = {
  'REGISTERS.PROPOSED': 'Proposed. It will be recorded once everything it needs is in place.',
  'CORPORATION.CHANGE_RECORDED': 'Recorded.',
  'CORPORATION.CHANGE_PREVIEWED': 'This is how the registers would read. Nothing has been recorded.',
  'CORPORATION.NOT_ALL_AGREE':
    '{count, plural, =0 {Nobody holds shares yet. Issue shares first.} one {One person holds all shares. Choose a declaration.} other {# people hold shares. Choose an agreement, which all of them sign.}}',
  'CORPORATION.NO_DIVIDEND_RIGHT': '{className} shares have no right to dividends. Choose another class.',
  'CORPORATION.AFTER_NEXT_ENTRY': 'It changed again on {date}. Enter an earlier day.',
  'CORPORATION.RECORD_NOT_AHEAD':
    'The record date cannot be before the resolution of {date}. Choose that day or a later one (CBCA s. 134).',
  'CORPORATION.RECORD_TOO_EARLY':
    'The record date cannot be more than {most} days before the payment. Choose a later record date, or pay earlier (CBCA Regulations s. 43).',
  'CORPORATION.SENIOR_DIVIDENDS':
    '{className} comes first: {owed, number, ::currency/CAD .00########} per share is owed on it. Declare that dividend before this one.',
  'CORPORATION.OFFICE_STAYS':
    'A corporation under a provincial Act keeps its registered office in that province. To move to another province, ask a lawyer about continuance.',
  'CORPORATION.LAND_ELSEWHERE': 'This register is kept by Ontario corporations only (OBCA s. 140.1).',
  'CORPORATION.LAND_UNIDENTIFIED':
    'Enter the address, the property identifier or the legal description, so that the property can be identified (OBCA s. 140.1).',
  'CORPORATION.IDENTIFIER_INVALID':
    'A property identifier has nine digits, such as 21234-0056. Enter it as the land registry shows it.',
  'REGISTERS.NO_LAND': 'The property is not in the register on that date. Enter its acquisition first.',
  'REGISTERS.LAND_DISPOSED': 'This property was already disposed of. Correct that entry if it was wrong.',
  'CORPORATION.SHARES_STAND': 'Shares are issued. Choose another ground, which the shareholders resolve.',
  'CORPORATION.NEEDS_A_LAWYER':
    'This is not offered under the law of your corporation yet. Ask a lawyer there.',
  'CORPORATION.TOO_FEW_SIGNERS':
    'At most {count} can sign together, because you named {count}. Choose fewer or name more people.',
  'REGISTERS.PROPOSAL_RECORDED': 'Recorded.',
  'REGISTERS.PROPOSAL_NEEDS_ATTENTION':
    'This could not be recorded as proposed. See why, then change or withdraw it.',
  'REGISTERS.PROPOSAL_WITHDRAWN': 'Withdrawn.',
  'REGISTERS.UNPAID_WITHDRAWN': 'The shareholders whose places were not paid for have been removed.',
  'REGISTERS.HELD_UP':
    'Another change is being saved and is taking longer than usual. Try again in a moment.',
  'REGISTERS.AWAITED':
    'Something that is waiting to be recorded depends on this. Record or withdraw it first.',
  'REGISTERS.DOES_NOT_FIT':
    'This conflicts with existing entries. Review the entries listed and correct them together.',
  'REGISTERS.PAYLOAD_INVALID': 'This entry is incomplete. Check the fields listed.',
  'REGISTERS.OF_CHANGE': 'This belongs to a corporate change. Open it under Changes to go on with it.',
  'REGISTERS.WAITS': 'This cannot be recorded yet: a date or a number is still missing.',
  'REGISTERS.FUTURE_DATE': 'This can only be recorded on or after its date. Enter a date up to today.',
  'REGISTERS.DISSOLVED':
    'The corporation was dissolved before that day. Record only what happened until then.',
  'REGISTERS.FACT_RETAINED': 'The law requires the register to keep this. It cannot be erased.',
  'REGISTERS.PRINTED_DIFFERS':
    'What was signed differs from what would be recorded. Review it and have it signed again.',
  'REGISTERS.RESOLUTION_DECLINED': 'Use {next}: {number} was declined.',
  'REGISTERS.RESOLUTION_VOID': 'Use {next}: {number} was voided.',
  'REGISTERS.RESOLUTION_EXPIRED': 'Use {next}: {number} was not signed in time.',
  'REGISTERS.RESOLUTION_ANNUAL':
    'Use {next}: this needs a special resolution, and {number} is the annual resolution.',
  'REGISTERS.RESOLUTION_OF_OTHERS': 'Use {next}: {number} approves something else.',
  'REGISTERS.RESOLUTION_OF_BODY':
    'Use {next}: the {body, select, shareholders {shareholders} other {directors}} decide this.',
  'REGISTERS.RESOLUTION_OF_DAY': 'Enter {on}, the date of {number}, or use {next}.',
  'REGISTERS.TERMS_CHANGED':
    'The shares were split, consolidated or adjusted after this was entered, so its numbers and prices are out of date. Withdraw it and enter it again with the new ones.',
  'REGISTERS.BOARD_CHANGED':
    'The directors changed after this was sent for signature. A resolution in writing needs every director in office (CBCA s. 117(1)). Withdraw it, enter it again and have today’s directors sign.',
  'REGISTERS.VOTERS_CHANGED':
    'The shareholders changed after this was sent for signature. A resolution in writing needs every shareholder entitled to vote (CBCA s. 142). Withdraw it, enter it again and have today’s shareholders sign.',
  'REGISTERS.PARTLY_SIGNED':
    'Not everyone has signed {number} yet. Send it to the others, or upload the copy that everyone signed, then record this.',
  'REGISTERS.OUT_FOR_SIGNATURE':
    'This is out for signature and will be recorded when the last person signs. To change it, void the request first.',
  'REGISTERS.PROPOSAL_CLOSED': 'This proposal has already been recorded or withdrawn.',
  'REGISTERS.NOT_INCORPORATED':
    'The corporation did not exist on that date. Choose a date on or after its incorporation.',
  'REGISTERS.ALREADY_INCORPORATED': 'The incorporation is already recorded.',
  'REGISTERS.ALREADY_EXISTS': 'This is already recorded.',
  'REGISTERS.NO_PERSON': 'This person is not in the register on that date.',
  'REGISTERS.NO_CLASS': 'This share class does not exist on that date.',
  'REGISTERS.NO_APPOINTMENT': 'This appointment is not in the register on that date.',
  'REGISTERS.NOT_AN_INDIVIDUAL': 'Only an individual can be a director.',
  'REGISTERS.NOT_JOINT': 'Only joint holders have members.',
  'REGISTERS.JOINT_MEMBER': 'Joint holders cannot include other joint holders. Name each person.',
  'REGISTERS.ALREADY_APPOINTED': 'This person already holds this position on that date.',
  'REGISTERS.ALREADY_CEASED': 'This appointment has already ended.',
  'REGISTERS.ABOVE_AUTHORIZED':
    'The articles authorize {authorized, plural, one {# share} other {{authorized, number} shares}} of this class; {issued, number} would be issued. Issue fewer.',
  'REGISTERS.ABOVE_CLASS':
    'The articles authorize {authorized, plural, one {# share} other {{authorized, number} shares}} of the class and its series together; {issued, number} would be issued. Issue fewer.',
  'REGISTERS.BELOW_ISSUED':
    '{issued, plural, one {# share of this class is} other {{issued, number} shares of this class are}} issued. Authorize at least as many.',
  'REGISTERS.SERIES_ABOVE_CLASS':
    'Together, the series of this class would exceed its {authorized, number} authorized shares. Authorize fewer.',
  'REGISTERS.SERIES_DIFFERS': 'In the register, this class is a series of another class, or not a series.',
  'REGISTERS.ACCOUNT_DIFFERS':
    'On that date the account has {capital, number, ::currency/CAD} of stated capital and {shares, plural, one {# share} other {{shares, number} shares}}. Deduct the proportionate part.',
  'REGISTERS.ACCOUNT_BELOW_ZERO':
    'The stated capital account would fall to {capital, number, ::currency/CAD}. Deduct less.',
  'REGISTERS.ACCOUNT_STANDS':
    'This account already has {capital, number, ::currency/CAD}. Enter an opening balance before any other change.',
  'REGISTERS.NOT_ALL_SHARES':
    '{issued, plural, =0 {No share of this class is} one {# share of this class is} other {{issued, number} shares of this class are}} outstanding on that date. Reissue all of them.',
  'REGISTERS.NO_SECURITY': 'This certificate is not in the register on that date.',
  'REGISTERS.RESTS_ON': 'This entry depends on {certificate}, which must be outstanding on that date.',
  'REGISTERS.NOT_OPEN': 'This certificate has ended or is void. Choose one that is outstanding on that date.',
  'REGISTERS.SOURCE_DIFFERS':
    'On that date, this certificate has a different holder, class or number of shares.',
  'REGISTERS.RATE_DIFFERS':
    'Enter an exchange rate for amounts in other currencies, and none for Canadian dollars.',
  'REGISTERS.ADJUSTED_WITH_IT':
    'The options of the class were adjusted with it. Undo both and record them again, so that their numbers match the shares.',
  'REGISTERS.NOT_DIVIDED':
    'An adjustment of options must match a split or consolidation: same class, same day, same ratio.',
  'REGISTERS.NO_VESTING': 'This certificate has no vesting on that date.',
  'REGISTERS.VESTING_DIFFERS':
    '{unvested} shares of this certificate are unvested, but its replacement has {after}. Carry the vesting over.',
  'REGISTERS.PEOPLE_ERASED':
    'The people in this entry were entered by mistake and have been erased. Enter them again.',
  'REGISTERS.VESTING_SUM_DIFFERS':
    'The vesting dates add up to {sum} shares instead of {shares}. Enter dates for all of them.',
  'REGISTERS.ABOVE_UNVESTED':
    'Only {unvested} shares are unvested on that date. Accelerate that many at most.',
  'REGISTERS.NO_POOL': 'This option pool does not exist on that date.',
  'REGISTERS.POOL_DIFFERS': 'This pool is for another share class, or the option was not granted from it.',
  'REGISTERS.ABOVE_POOL':
    '{available, plural, =0 {No share is} one {# share is} other {{available, number} shares are}} left in this pool. Grant at most that many, or reserve more first.',
  'REGISTERS.BELOW_USED': 'Options have used {used} shares of this pool. Reserve at least that many.',
  'REGISTERS.NOT_AN_OPTION': 'This instrument does not give a right to a number of shares.',
  'REGISTERS.IS_AN_OPTION': 'An option ends when it is exercised, expires or is released.',
  'REGISTERS.NOT_CONVERTIBLE':
    'Only a convertible note or an agreement for future equity can be converted into shares.',
  'REGISTERS.ABOVE_OPEN':
    '{open, plural, =0 {No share is} one {# share is} other {{open, number} shares are}} left of this option. Enter at most that many.',
  'REGISTERS.ABOVE_VESTED':
    '{vested, plural, =0 {No share} one {# share} other {{vested, number} shares}} of this option can be exercised on that date.',
  'REGISTERS.VESTED_DIFFERS': '{vested} shares of this option had vested on that date. Enter the rest again.',
  'REGISTERS.SETTLEMENT_DIFFERS': 'This right cannot be settled in this way. Choose another.',
  'REGISTERS.PRICE_DIFFERS': 'The exercise price is {price}. Enter that price.',
  'REGISTERS.NET_DIFFERS':
    'At this value, {shares, plural, =0 {no share is} one {# share is} other {{shares, number} shares are}} issued. Enter that number.',
  'REGISTERS.NO_TRIGGER': 'The terms of this instrument do not include this case. Choose one that they do.',
  'REGISTERS.ABOVE_PRINCIPAL': '{owed} is still owed. Enter at most that amount.',
  'REGISTERS.STILL_VESTING':
    'An instrument that is still vesting is transferred as a whole. Transfer all of it.',
  'REGISTERS.BEFORE_EXPIRY':
    'This option has not expired by that date. {expiresOn, select, none {It has no expiry date.} other {Its expiry date: {expiresOn}.}} Release it instead, or choose a later date.',
  'REGISTERS.EXPIRES_WHOLE':
    'Its expiry date has passed: {open, plural, one {the # remaining share expires} other {all {open, number} remaining shares expire}}. Enter that number, or none.',
  'REGISTERS.AFTER_EXPIRY': 'This option expired on {expiresOn}. Enter that date or an earlier one.',
  'REGISTERS.NO_CONTROL': 'This is not in the register on that date.',
  'REGISTERS.CONTROL_ENDED': 'This has already ended.',
  'REGISTERS.BODY_IN_CONTROL':
    'Only individuals have significant control. Name the individual behind this holder.',
  'REGISTERS.NUMBER_TAKEN': 'This number is already used. Enter another.',
  'REGISTERS.NO_ROOT': 'The entry to correct is not in the register.',
  'REGISTERS.KIND_CHANGED': 'A correction must be of the same kind as the entry it corrects.',
  'REGISTERS.IDENTITY_CHANGED':
    'A correction must keep the holder and the certificate numbers already given.',
  'REGISTERS.CORRECTED_ELSEWHERE': 'Correct this entry on the page where it was made.',
  'REGISTERS.ALREADY_VOID': 'This entry is already void.',
  'REGISTERS.NOT_VOID': 'This entry is not void, so there is nothing to restore.',
  'REGISTERS.NOT_IN_CONFLICT':
    'This entry is not in conflict: your entry fits without correcting it. Leave it as it is, or correct it separately.',
  'REGISTERS.TOO_MANY_BUNDLED':
    'More than {max} entries were recorded with this one. Undo the import it came with.',
} as const satisfies Record<keyof typeof codes, string>;
