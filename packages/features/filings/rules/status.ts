/** Where a filing stands. It is derived from what happened to it, from its days, and from the marks of deadlines; nothing of it
 *  is stored (decisions section 8). Pure. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { TextParams } from '@tabellion/kernel/refusal.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';

export const filingStatuses = [
  'upcoming',
  'due',
  'overdue',
  'in_progress',
  'awaiting_payment',
  'Complete',
  'not_applicable',
] as const;
export type FilingStatus = (typeof filingStatuses)[number];

/** `ready`: all that it needs is there but the payment. `withdrawn` takes back what came before it (`standingEvents`). */
export const filingEventNames = [
  'begun',
  'ready',
  'paid',
  'sent',
  'accepted',
  'rejected',
  'marked_filed',
  'withdrawn',
] as const;
export type FilingEventName = (typeof filingEventNames)[number];

/** Left out is what an event does not say. */
export interface FilingEventDetails {
  /** The registry's number of the filing. */
  readonly number?: string;
  /** Documents in the minute book: the registry's confirmation, and the return as it was sent. */
  readonly documentId?: string;
  readonly returnId?: string;
  /** No registry took it. */
  readonly isSpecimen?: boolean;
  readonly reasons?: readonly StatedReason[];
  /** Why it was withdrawn. */
  readonly reason?: string;
}

interface StatedReason {
  readonly textCode: TextCode;
  readonly params?: TextParams;
}

export interface FilingEvent {
  readonly event: FilingEventName;
  readonly at: Instant;
  /** null for the product itself. */
  readonly byUser: string | null;
  /** The registry's day of `accepted` and `marked_filed`; null for the others. */
  readonly filedOn: PlainDate | null;
  readonly details: FilingEventDetails;
}

/** The events that were not taken back. What was sent to the registry stays: of that only the word of a member goes, that he
 *  filed it himself. */
export function standingEvents<One extends Pick<FilingEvent, 'event'>>(
  events: readonly One[],
): readonly One[] {
  let standing: readonly One[] = [];
  for (const one of events) {
    const isSent = standing.some(({ event }) => event === 'sent');
    if (one.event !== 'withdrawn') standing = standing.concat(one);
    else standing = isSent ? standing.filter(({ event }) => event !== 'marked_filed') : [];
  }
  return standing;
}

interface StatusFacts {
  /** The oldest first. */
  readonly events: readonly Pick<FilingEvent, 'event'>[];
  readonly opensOn: PlainDate;
  readonly dueOn: PlainDate;
  /** The day at the registry. */
  readonly today: PlainDate;
  /** How its deadline is marked; undefined where it is not, or was opened again. */
  readonly mark: 'done' | 'not_applicable' | undefined;
}

/** Complete once it is paid, whatever the registry then says (specification section 4); otherwise only what was filed
 *  elsewhere and marked so. */
export function filingStatus({ events, opensOn, dueOn, today, mark }: StatusFacts): FilingStatus {
  const happened = new Set(standingEvents(events).map(({ event }) => event));
  if (['paid', 'accepted', 'marked_filed'].some((event) => happened.has(event as FilingEventName)))
    return 'Complete';
  if (mark === 'done') return 'Complete';
  if (mark === 'not_applicable') return 'not_applicable';
  if (happened.has('ready')) return 'awaiting_payment';
  if (happened.has('begun')) return 'in_progress';
  if (today > dueOn) return 'overdue';
  return today < opensOn ? 'upcoming' : 'due';
}

/** The registry's side of it. */
export interface RegistryState {
  /** null: it was not sent, by the product at least. */
  readonly state: 'sent' | 'accepted' | 'rejected' | null;
  readonly number: string | null;
  /** The day on which it was filed, as the registry or a member says; deadlines and standing follow from it. */
  readonly filedOn: PlainDate | null;
  readonly isSpecimen: boolean;
  readonly reasons: readonly StatedReason[];
  readonly documentId: string | null;
  readonly returnId: string | null;
}

/** The last word of the registry, or of the member who says what was filed. */
export function registryState(events: readonly FilingEvent[]): RegistryState {
  const since = standingEvents(events);
  const last = since.findLast(({ event }) => spoken.includes(event));
  const returnId = since.findLast(({ details }) => details.returnId !== undefined)?.details.returnId ?? null;
  return {
    state: last === undefined ? null : stateAfter[last.event as keyof typeof stateAfter],
    number: last?.details.number ?? null,
    filedOn: last?.filedOn ?? null,
    isSpecimen: last?.details.isSpecimen ?? false,
    reasons: last?.details.reasons ?? [],
    documentId: last?.details.documentId ?? null,
    returnId,
  };
}

const stateAfter = {
  sent: 'sent',
  accepted: 'accepted',
  rejected: 'rejected',
  marked_filed: 'accepted',
} as const;
const spoken: readonly FilingEventName[] = ['sent', 'accepted', 'rejected', 'marked_filed'];
