/** Where an envelope stands: derived from its events, never stored. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { EnvelopeState, EventKind, SigneeState, SigningEvent } from '../envelope.ts';

export interface EnvelopeTerms {
  readonly inOrder: boolean;
  readonly expiresAt: Instant;
  readonly signees: readonly { readonly signeeId: string; readonly place: number }[];
}

export interface EnvelopeProgress {
  readonly state: EnvelopeState;
  /** Signees who are removed are not among them. */
  readonly signees: ReadonlyMap<string, SigneeState>;
  /** Nobody has signed, so it may still be edited. */
  readonly isUntouched: boolean;
  /** Signed documents are filed, with their evidence. Whether each document has a seal is another question. */
  readonly hasEvidence: boolean;
}

export function envelopeState(
  { inOrder, expiresAt, signees }: EnvelopeTerms,
  events: readonly SigningEvent[],
  now: Instant,
): EnvelopeProgress {
  const happened = (signeeId: string, kind: EventKind) =>
    events.some((event) => event.signeeId === signeeId && event.kind === kind);
  const present = signees.filter(({ signeeId }) => !happened(signeeId, 'removed'));
  const unsigned = present.filter(({ signeeId }) => !happened(signeeId, 'signed'));
  const turn = inOrder ? Math.min(...unsigned.map(({ place }) => place)) : Number.POSITIVE_INFINITY;
  const stateOf = ({ signeeId, place }: { signeeId: string; place: number }): SigneeState => {
    if (happened(signeeId, 'signed')) return 'signed';
    if (happened(signeeId, 'declined')) return 'declined';
    if (place > turn) return 'waiting';
    return happened(signeeId, 'opened') ? 'opened' : 'invited';
  };
  return {
    state: stateAt(events, { expiresAt, now, isStarted: unsigned.length < present.length }),
    signees: new Map(present.map((one) => [one.signeeId, stateOf(one)])),
    isUntouched: unsigned.length === present.length,
    hasEvidence: events.some(({ kind }) => kind === 'sealed'),
  };
}

const asking: readonly EventKind[] = ['invited', 'reminded', 'link_shared'];

/** How and when a signee was asked last; undefined where nobody has asked him yet. */
export const lastAsked = (events: readonly SigningEvent[], signeeId: string): SigningEvent | undefined =>
  events.findLast((one) => one.signeeId === signeeId && asking.includes(one.kind));

const ends: Readonly<Partial<Record<EventKind, EnvelopeState>>> = {
  completed: 'signed',
  declined: 'declined',
  voided: 'void',
  expired: 'expired',
};

function stateAt(
  events: readonly SigningEvent[],
  { expiresAt, now, isStarted }: { expiresAt: Instant; now: Instant; isStarted: boolean },
): EnvelopeState {
  for (const { kind } of events) {
    const end = ends[kind];
    if (end !== undefined) return end;
  }
  if (now >= expiresAt) return 'expired';
  return isStarted ? 'partially_signed' : 'pending';
}
