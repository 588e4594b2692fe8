/** How long an invitation holds, and what is said of one that cannot be accepted any more. */
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';

/** Decisions section 2: set tokens are good for seven days. */
const goodMs = 7 * 24 * 60 * 60 * 1000;
/** Two mails to one person for one purpose lie at least so far apart. */
const pauseMs = 2 * 60 * 1000;
/** Mails to strangers that one user may ask for in an hour: a whole firm is invited by them, no list of addresses. */
const mostMails = 60;
const windowMs = 60 * 60 * 1000;

export type InvitationState = 'open' | 'accepted' | 'declined' | 'withdrawn';

export const expiryOf = (sentAt: Instant): Instant => instantOfMillis(millisOfInstant(sentAt) + goodMs);

export const isExpired = (expiresAt: Instant, now: Instant): boolean =>
  millisOfInstant(expiresAt) <= millisOfInstant(now);

/** Refused with the `seconds` to wait. */
export function judgePause(sentAt: Instant, now: Instant) {
  const waitMs = millisOfInstant(sentAt) + pauseMs - millisOfInstant(now);
  return waitMs > 0
    ? refuse('LOGIN.INVITATION_SENT_RECENTLY', { params: { seconds: Math.ceil(waitMs / 1000) } })
    : ok(true);
}

/** The beginning of the time in which mails are counted. */
export const countedSince = (now: Instant): Instant => instantOfMillis(millisOfInstant(now) - windowMs);

/** Mails sent for one user's invitations since `countedSince`. */
export interface Mailed {
  readonly mails: number;
  /** null: nothing. */
  readonly firstSentAt: Instant | null;
}

/** Refused with the `seconds` to wait. */
export function judgeMailed({ mails, firstSentAt }: Mailed, now: Instant) {
  if (mails < mostMails || firstSentAt === null) return ok(true);
  const waitMs = millisOfInstant(firstSentAt) + windowMs - millisOfInstant(now);
  return refuse('GENERAL.TOO_MANY', { params: { seconds: Math.max(1, Math.ceil(waitMs / 1000)) } });
}

/** Whether an invitation can still be answered. */
export function judgeOpen(
  invitation: { readonly state: InvitationState; readonly expiresAt: Instant },
  now: Instant,
) {
  switch (invitation.state) {
    case 'accepted':
      return refuse('INVITATION.ALREADY_ACCEPTED');
    case 'declined':
      return refuse('INVITATION.ALREADY_DECLINED');
    case 'withdrawn':
      return refuse('INVITATION.WITHDRAWN');
    case 'open':
      return isExpired(invitation.expiresAt, now) ? refuse('INVITATION.EXPIRED') : ok(true);
  }
}
