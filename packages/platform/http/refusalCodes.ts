import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import type { Rule } from '@tabellion/kit/may.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';

/** Any may get a query that it does not know. */
const ofAll = ['GENERAL.MALFORMED'] as const;
const ofInput = ['GENERAL.FIELD_INVALID'] as const;
const ofUploads = ['GENERAL.TOO_LARGE', 'GENERAL.WRONG_TYPE'] as const;
const ofSessions = ['SESSION.INVALID', 'SESSION.EXPIRED'] as const;
/** The last two are for who waits too long for other writers of the organization or for its previews, or finds too many of
 *  them before him. */
const ofMembers = [
  'GENERAL.NOT_FOUND',
  'ACCESS.RESTRICTED',
  'ACCESS.VIEW_ONLY',
  'ACCESS.SECTION_VIEW_ONLY',
  'REGISTERS.HELD_UP',
  'GENERAL.TOO_MANY',
] as const;

/** Codes with which the host, the right and the write around a handler may refuse at some endpoint. */
export type CommonRefusalCode =
  | (typeof ofAll | typeof ofInput | typeof ofUploads | typeof ofSessions | typeof ofMembers)[number]
  | 'SIGNING.PROVE_FIRST'
  | 'ACCESS.STAFF_ONLY'
  | 'ACCESS.SECOND_FACTOR_REQUIRED'
  | 'IDEMPOTENCY.MISMATCH';

/** Every code with which an endpoint may refuse: those that its contract names, and those around its handler.
 *  GENERAL.UNEXPECTED may come from any. */
export function refusalCodesOf(endpoint: Endpoint, rule: Rule): ReadonlySet<TextCode> {
  const isStaff = rule.who === 'staff' || rule.who === 'admin';
  const isByLink = rule.who === 'signee' || rule.who === 'holder';
  const host: (readonly CommonRefusalCode[])[] = [
    ofAll,
    endpoint.params || endpoint.query || endpoint.body ? ofInput : [],
    endpoint.upload ? ofUploads : [],
    endpoint.limit ? ['GENERAL.TOO_MANY'] : [],
    rule.who === 'anyone' || isByLink ? [] : ofSessions,
    isByLink ? ['SIGNING.PROVE_FIRST'] : [],
    rule.who === 'member' ? ofMembers : [],
    isStaff ? ['ACCESS.STAFF_ONLY', 'ACCESS.SECOND_FACTOR_REQUIRED'] : [],
    rule.who !== 'anyone' && endpoint.method !== 'GET' ? ['IDEMPOTENCY.MISMATCH'] : [],
  ];
  return new Set([...(endpoint.refusals ?? []), ...host.flat()]);
}
