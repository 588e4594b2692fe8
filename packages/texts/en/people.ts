import type { people as codes } from '../codes/people.ts';

const replies = {
  'PEOPLE.COMPANY_NAME_REQUIRED': 'Enter the name of the body corporate or trust.',
  'PEOPLE.ALREADY_ON_RECORD':
    'This person may already be on record: the name is the same, and so is the email, address or birth date.',
  'PEOPLE.KIND_FIXED':
    'An individual cannot become a body corporate, or the other way around. Add another person instead.',
  'PEOPLE.RESIDENCY_GROUND_REQUIRED': 'Choose whether this person is a resident Canadian, and why.',
  'PEOPLE.DATE_IN_FUTURE': 'This date is in the future. Enter a date up to today.',
  'PEOPLE.DATED_BY_CERTIFICATE': 'This date comes from the certificate of incorporation. Leave it empty.',
  'PEOPLE.BEFORE_INCORPORATION': 'The corporation was formed on {date}. Enter that date or a later one.',
  'PEOPLE.BEFORE_RESOLUTION':
    'This resolution is dated after {date}. Directors and officers are appointed or removed on the day of the resolution or later. Fix one of the two dates.',
  'PEOPLE.BEFORE_APPOINTMENT': 'The appointment began on {date}. Enter that date or a later one.',
  'PEOPLE.RESOLUTION_DATE_REQUIRED': 'Enter the resolution date too.',
  'PEOPLE.RESOLUTION_NUMBER_REQUIRED': 'Enter the resolution number too.',

  'PEOPLE.TITLE_REQUIRED': 'Enter the title of this position.',
  'PEOPLE.TITLE_NOT_ALLOWED': 'Only an untitled position can have a title of your own.',
  'PEOPLE.NOT_INDIVIDUAL': 'Only individuals can be directors or officers.',
  'PEOPLE.UNDER_AGE': 'A director must be at least {age, number} years old.',
  'PEOPLE.NOT_CAPABLE': 'A director must be at least 18, not found incapable, and not bankrupt.',

  'PEOPLE.BOARD_EMPTY': 'The corporation has no directors. It needs at least one.',
  'PEOPLE.CONSENT_MISSING':
    'A director’s written consent is needed before the election or within 10 days after it.',
  'PEOPLE.NOTICE_DUE': 'Notify the registry of this change of directors by {date}.',
  'PEOPLE.EMAIL_SHARED': 'This email address is already used by {name}.',
} as const satisfies Partial<Record<keyof typeof codes, string>>;

/** Labels of the positions; the stored values are the specification's (section 3). */
const positions = {
  'position.directors': 'Director',
  'position.shareholders': 'Shareholder',
  'position.assistant_secretary': 'Assistant secretary',
  'position.assistant_treasurer': 'Assistant treasurer',
  'position.authorized_signing_officer': 'Authorized signing officer',
  'position.chair': 'Chair',
  'position.chair_person': 'Chairperson',
  'position.chair_man': 'Chairman',
  'position.chair_woman': 'Chairwoman',
  'position.chief_administrative_officer': 'Chief administrative officer',
  'position.chief_financial_officers': 'Chief financial officer',
  'position.chief_information_officers': 'Chief information officer',
  'position.chief_manager': 'Chief manager',
  'position.comptroller': 'Comptroller',
  'position.executive_director': 'Executive director',
  'position.managing_director': 'Managing director',
  'position.other': 'Other untitled',
  'position.vice_chair': 'Vice-chair',
  'position.presidents': 'President',
  'position.secretaries': 'Secretary',
  'position.treasurers': 'Treasurer',
  'position.chief_operating_officers': 'Chief operating officer',
  'position.chief_executive_officers': 'Chief executive officer',
  'position.vice_presidents': 'Vice-president',
  'position.general_managers': 'General manager',
} as const;

/** People and positions: replies, warnings, labels. */
export const people = { ...replies, ...positions } as const;
