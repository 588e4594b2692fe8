import type { registers as codes } from '../codes/registers.ts';

export const registers = {
  'REGISTERS.PROPOSED': 'Proposed. It is recorded when what it waits for is there.',
  'CORPORATION.CHANGE_RECORDED': 'Recorded.',
  'CORPORATION.CHANGE_PREVIEWED': 'This is how the registers would read. Nothing has been recorded.',
  'REGISTERS.PROPOSAL_RECORDED': 'Recorded.',
  'REGISTERS.PROPOSAL_NEEDS_ATTENTION':
    'This could not be recorded as it was proposed. See why, then change or withdraw it.',
  'REGISTERS.PROPOSAL_WITHDRAWN': 'Withdrawn.',
  'REGISTERS.HELD_UP':
    'Somebody else is saving here just now, and it takes long. Please try again in a moment.',
  'REGISTERS.AWAITED':
    'Something that waits to be recorded stands on this. Please record or withdraw it first.',
  'REGISTERS.DOES_NOT_FIT':
    'This does not fit what is on record. Please look at the entries listed and mend them together.',
  'REGISTERS.PAYLOAD_INVALID': 'This entry is not complete. Please check the fields named.',
  'REGISTERS.WAITS': 'This cannot be recorded yet: a date or a number is still missing.',
  'REGISTERS.FUTURE_DATE': 'This can only be recorded on or after its date. Please enter a date up to today.',
  'REGISTERS.FACT_RETAINED': 'The law asks the register to keep this. It cannot be erased.',
  'REGISTERS.PRINTED_DIFFERS':
    'What was signed is no longer what would be recorded. Please look at it again and have it signed anew.',
  'REGISTERS.PROPOSAL_CLOSED': 'This draft has already been recorded or withdrawn.',
  'REGISTERS.NOT_INCORPORATED':
    'The corporation did not exist on that date. Please choose a date on or after its incorporation.',
  'REGISTERS.ALREADY_INCORPORATED': 'The incorporation is already on record.',
  'REGISTERS.ALREADY_EXISTS': 'This is already on record.',
  'REGISTERS.NO_PERSON': 'This person is not in the register on that date.',
  'REGISTERS.NO_CLASS': 'This share class does not exist on that date.',
  'REGISTERS.NO_APPOINTMENT': 'This appointment is not on record on that date.',
  'REGISTERS.NOT_AN_INDIVIDUAL': 'Only an individual may be a director.',
  'REGISTERS.NOT_JOINT': 'Members are told of joint holders only.',
  'REGISTERS.JOINT_MEMBER': 'Joint holders cannot be among other joint holders. Please name each person.',
  'REGISTERS.ALREADY_APPOINTED': 'This person already holds this position on that date.',
  'REGISTERS.ALREADY_CEASED': 'This appointment has already ended.',
  'REGISTERS.ABOVE_AUTHORIZED':
    'The articles authorize {authorized, plural, one {# share} other {{authorized, number} shares}} of this class; {issued, number} would be issued. Please issue fewer.',
  'REGISTERS.ABOVE_CLASS':
    'The articles authorize {authorized, plural, one {# share} other {{authorized, number} shares}} of the class and its series together; {issued, number} would be issued. Please issue fewer.',
  'REGISTERS.BELOW_ISSUED':
    '{issued, plural, one {# share of this class is} other {{issued, number} shares of this class are}} issued. Please authorize at least as many.',
  'REGISTERS.SERIES_ABOVE_CLASS':
    'The series of this class would be authorized above its {authorized, number} shares together.',
  'REGISTERS.SERIES_DIFFERS': 'In the register this class is a series of another class, or of none.',
  'REGISTERS.ACCOUNT_DIFFERS':
    'On that date {capital} dollars of stated capital and {shares, plural, one {# share} other {{shares, number} shares}} stand in the account. Please take the part of these.',
  'REGISTERS.ACCOUNT_BELOW_ZERO':
    'The stated capital account would fall to {capital} dollars. Please take less.',
  'REGISTERS.ACCOUNT_STANDS':
    '{capital} dollars stand in this account already. Please take it over before anything moves it.',
  'REGISTERS.NOT_ALL_SHARES':
    '{issued, plural, =0 {No share of this class is} one {# share of this class is} other {{issued, number} shares of this class are}} outstanding on that date. Please reissue all of them.',
  'REGISTERS.NO_SECURITY': 'This certificate is not in the register on that date.',
  'REGISTERS.RESTS_ON': 'This entry rests on {certificate}, which must be open on that date.',
  'REGISTERS.NOT_OPEN': 'This certificate has ended or is void. Please choose one that is open on that date.',
  'REGISTERS.SOURCE_DIFFERS': 'On that date this certificate has another holder, class or number of shares.',
  'REGISTERS.RATE_DIFFERS':
    'Please enter an exchange rate for what is not in Canadian dollars, and none for what is.',
  'REGISTERS.ADJUSTED_WITH_IT':
    'The options of the class were adjusted with it. Please take both back and record them anew, so that they become as many as the shares say.',
  'REGISTERS.NOT_DIVIDED':
    'An adjustment of options needs its split or consolidation: of the same class, on the same day, by the same ratio.',
  'REGISTERS.NO_VESTING': 'This certificate has no vesting on that date.',
  'REGISTERS.VESTING_DIFFERS':
    '{unvested} shares of this certificate have not vested, but {after} of what replaces it. Please carry the vesting over.',
  'REGISTERS.PEOPLE_ERASED':
    'The people of this entry were entered by mistake, and have been erased. Please enter them anew.',
  'REGISTERS.VESTING_SUM_DIFFERS':
    'The dates of vesting add up to {sum} shares, not to the {shares} that vest by them. Please enter dates for all of them.',
  'REGISTERS.ABOVE_UNVESTED':
    'Only {unvested} shares have not vested on that date. Please accelerate no more.',
  'REGISTERS.NO_POOL': 'This option pool does not exist on that date.',
  'REGISTERS.POOL_DIFFERS': 'This pool is for another share class, or the option was not granted from it.',
  'REGISTERS.ABOVE_POOL':
    '{available, plural, =0 {No share is} one {# share is} other {{available, number} shares are}} left in this pool. Please grant at most as many, or reserve more first.',
  'REGISTERS.BELOW_USED': 'Options have used {used} shares of this pool. Please reserve at least as many.',
  'REGISTERS.NOT_AN_OPTION': 'This instrument does not give a right to a number of shares.',
  'REGISTERS.IS_AN_OPTION': 'An option ends when it is exercised, expires or is released.',
  'REGISTERS.NOT_CONVERTIBLE':
    'Only a convertible note or an agreement for future equity is converted into shares.',
  'REGISTERS.ABOVE_OPEN':
    '{open, plural, =0 {No share is} one {# share is} other {{open, number} shares are}} left of this option. Please enter at most as many.',
  'REGISTERS.ABOVE_VESTED':
    '{vested, plural, =0 {No share} one {# share} other {{vested, number} shares}} of this option may be exercised on that date.',
  'REGISTERS.VESTED_DIFFERS':
    'On that date {vested} shares of this option had vested. Please enter the rest again.',
  'REGISTERS.SETTLEMENT_DIFFERS': 'This right is not had in this way. Please choose another.',
  'REGISTERS.PRICE_DIFFERS': 'The exercise price is {price}. Please enter that price.',
  'REGISTERS.NET_DIFFERS':
    'By this value {shares, plural, =0 {no share is} one {# share is} other {{shares, number} shares are}} issued. Please enter that number.',
  'REGISTERS.NO_TRIGGER': 'The terms of this instrument do not name this case. Please choose one of its own.',
  'REGISTERS.ABOVE_PRINCIPAL': '{owed} is still owed. Please enter at most as much.',
  'REGISTERS.STILL_VESTING': 'What is still vesting goes to one holder whole. Please transfer all of it.',
  'REGISTERS.BEFORE_EXPIRY':
    'This option has not run out by then. {expiresOn, select, none {It has no last day.} other {Its last day: {expiresOn}.}} Please release it instead, or choose a later day.',
  'REGISTERS.EXPIRES_WHOLE':
    'Its last day has passed: {open, plural, one {the # share that is left expires} other {all {open, number} shares that are left expire}}. Please enter that number, or none.',
  'REGISTERS.AFTER_EXPIRY': 'This option expired on {expiresOn}.',
  'REGISTERS.NO_CONTROL': 'This is not stated in the register on that date.',
  'REGISTERS.CONTROL_ENDED': 'What was stated here has already ended.',
  'REGISTERS.BODY_IN_CONTROL':
    'Only an individual has significant control. Please name who stands behind it.',
  'REGISTERS.NUMBER_TAKEN': 'This number has already been given.',
  'REGISTERS.NO_ROOT': 'The entry to correct is not on record.',
  'REGISTERS.KIND_CHANGED': 'A correction must be of the same kind as the entry it corrects.',
  'REGISTERS.IDENTITY_CHANGED':
    'A correction keeps the holder’s entry and the certificate numbers that were given.',
  'REGISTERS.CORRECTED_ELSEWHERE': 'This entry is corrected where it was made.',
  'REGISTERS.ALREADY_VOID': 'This entry has already been taken back.',
  'REGISTERS.NOT_VOID': 'This entry was not taken back, so there is nothing to restore.',
  'REGISTERS.NOT_IN_CONFLICT':
    'This entry is not in the way: what you record fits without correcting it. Please leave it as it is, or correct it by itself.',
  'REGISTERS.TOO_MANY_BUNDLED':
    'More than {max} entries were recorded with this one. Please take back the import that it came with.',
} as const satisfies Record<keyof typeof codes, string>;
