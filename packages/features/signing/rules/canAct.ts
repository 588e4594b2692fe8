/** Whether a signee may read or sign now: the one judgement that every route for signees asks, and every command again under
 *  the head lock. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { SigningEvent } from '../envelope.ts';
import { type EnvelopeTerms, envelopeState } from './envelopeState.ts';

export const actingRefusals = [
  'SIGNING.LINK_INVALID',
  'SIGNING.VOIDED',
  'SIGNING.EXPIRED',
  'SIGNING.DECLINED',
  'SIGNING.ALREADY_SIGNED',
  'SIGNING.NOT_YOUR_TURN',
] as const;
type ActingCode = (typeof actingRefusals)[number];

/** A signee with the envelope that he is asked to sign. */
export interface ActingSignee {
  readonly signeeId: string;
  readonly terms: EnvelopeTerms;
  readonly events: readonly SigningEvent[];
}

/** A signee who has signed reads the documents again, with the link of his mail, until the deadline that it was made for. */
export type ReadOrSign = 'read' | 'sign';

export function canAct(
  { signeeId, terms, events }: ActingSignee,
  now: Instant,
  to: ReadOrSign,
): Result<true, Refusal<ActingCode>> {
  const { state, signees } = envelopeState(terms, events, now);
  const own = signees.get(signeeId);
  if (own === undefined) return refuse('SIGNING.LINK_INVALID');
  const isLinkOver = now >= terms.expiresAt;
  if (own === 'signed' && (to === 'sign' || isLinkOver)) return refuse('SIGNING.ALREADY_SIGNED');
  if (state === 'void') return refuse('SIGNING.VOIDED');
  if (state === 'declined') return refuse('SIGNING.DECLINED');
  if (state === 'expired') return refuse('SIGNING.EXPIRED');
  return own === 'waiting' ? refuse('SIGNING.NOT_YOUR_TURN') : ok(true);
}
