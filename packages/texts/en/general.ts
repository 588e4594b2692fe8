import type { general as codes } from '../codes/general.ts';
import type { generalAnswers } from './generalAnswers.ts';

export const general = {
  'GENERAL.SUCCESS': 'Done.',
  'GENERAL.MALFORMED': 'The request could not be read. Please check what was sent and try again.',
  'GENERAL.FIELD_INVALID': 'This value is not valid.',
  'GENERAL.FIELD_REQUIRED': 'This field is required',
  'GENERAL.FIELD_UNKNOWN': 'This field is not known here. Please remove it.',
  'GENERAL.TOO_LONG': 'Please use at most {max, number} characters.',
  'GENERAL.TOO_SHORT': 'Please use at least {min, number} characters.',
  'GENERAL.NOT_A_DATE': 'Please enter a date that exists, from the year 1600 on, as year-month-day.',
  'GENERAL.NOT_AN_EMAIL': 'This is not a valid email',
  'GENERAL.NOT_FOUND': 'We could not find that. It may have been removed, or you may not have access to it.',
  'GENERAL.METHOD_NOT_ALLOWED': 'That cannot be done at this address.',
  'GENERAL.CONFLICT': 'This already exists.',
  'GENERAL.STALE':
    'Somebody changed this since you opened it. Please look at the newest version and try again.',
  'GENERAL.TOO_LARGE': 'This is too large to send.',
  'GENERAL.WRONG_TYPE': 'This kind of content is not accepted here.',
  'GENERAL.TOO_MANY':
    'Too many attempts. Please wait {seconds, plural, one {# second} other {# seconds}} and try again.',
  'GENERAL.UNEXPECTED': 'Something went wrong on our side. Nothing was saved. Please try again.',
  'GENERAL.NOT_READY': 'The service is starting or very busy. Please try again in a moment.',
  'IDEMPOTENCY.MISMATCH': 'This request was already sent with other content. Please start again.',
  'SESSION.INVALID': 'Invalid access credentials.',
  'SESSION.EXPIRED': 'access_token expired',
  'SESSION.GUESTS_ONLY': 'You are already signed in.',
  'ACCESS.VIEW_ONLY': 'You have view-only access to this organization.',
  'ACCESS.RESTRICTED': 'Access is restricted as no permissions are assigned.',
  'ACCESS.SECTION_VIEW_ONLY': 'You have view-only access to {section}.',
  'ACCESS.STAFF_ONLY': 'Only our staff can open this.',
} as const satisfies Record<Exclude<keyof typeof codes, keyof typeof generalAnswers>, string>;
