import type { general as codes } from '../codes/general.ts';
import type { generalAnswers } from './generalAnswers.ts';

export const general = {
  'GENERAL.SUCCESS': 'Done.',
  'GENERAL.MALFORMED': 'We couldn’t read this request. Check it and try again.',
  'GENERAL.FIELD_INVALID': 'This value is not valid.',
  'GENERAL.FIELD_REQUIRED': 'This field is required',
  'GENERAL.FIELD_UNKNOWN': 'Unknown field. Remove it and try again.',
  'GENERAL.TOO_LONG': 'Use at most {max, number} characters.',
  'GENERAL.TOO_SHORT': 'Use at least {min, number} characters.',
  'GENERAL.NOT_A_DATE': 'Enter a valid date in 1600 or later, such as 2026-03-31.',
  'GENERAL.NOT_AN_EMAIL': 'This is not a valid email',
  'GENERAL.NOT_FOUND': 'We couldn’t find that. It may have been removed, or you may not have access.',
  'GENERAL.STALE': 'This changed after you opened it. Review the latest version and try again.',
  'GENERAL.TOO_LARGE': 'This is too large to send. Make it smaller, or split it.',
  'GENERAL.WRONG_TYPE': 'This type of content is not accepted here.',
  'GENERAL.TOO_MANY':
    'Too many attempts. Wait {seconds, plural, one {# second} other {# seconds}} and try again.',
  'GENERAL.UNEXPECTED': 'Something went wrong on our side. Nothing was saved. Try again.',
  'GENERAL.NOT_READY': 'The service is starting or very busy. Try again in a moment.',
  'IDEMPOTENCY.MISMATCH': 'This request was already sent with different content. Start again.',
  'SESSION.INVALID': 'Invalid access credentials.',
  'SESSION.EXPIRED': 'access_token expired',
  'ACCESS.VIEW_ONLY': 'You have view-only access to this organization.',
  'ACCESS.RESTRICTED': 'Access is restricted as no permissions are assigned.',
  'ACCESS.SECTION_VIEW_ONLY': 'You have view-only access to {section}.',
  'ACCESS.STAFF_ONLY': 'Only our staff can open this.',
} as const satisfies Record<Exclude<keyof typeof codes, keyof typeof generalAnswers>, string>;
