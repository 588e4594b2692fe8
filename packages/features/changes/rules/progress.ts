/** How far a change is: derived from its proposal, its envelope, what a registry answered and what is filed. Pure. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { TextParams } from '@tabellion/kernel/refusal.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { ApprovalRule } from '../../documents/templates/template.ts';
import type { MeetingBody } from '../../registers/meeting.ts';
import type { EnvelopeState } from '../../signing/envelope.ts';

export const changeSteps = [
  'draft',
  'met',
  'signed',
  'paid',
  'sent',
  'effective',
  'filed',
  'distributed',
  'booked',
] as const;
export type ChangeStepName = (typeof changeSteps)[number];

/**
 * - `draft`: nothing was sent. `signing`, `paying`, `registry`: what it waits for. `scheduled`: for its day.
 * - `attention`: what it says no longer fits, or no longer is what people signed. `rejected`: by the registry. `unfiled`: it was not
 *   filed, since what goes with its papers is out of date.
 * - `refused`: a meeting voted against it.
 * - `effective`: it holds, and something is still to be filed. `distributing`: its dividend is still to be paid; `withheld`: and is not,
 *   since the corporation would not stay solvent by it. `done`: nothing is left to do.
 */
export const changeStates = [
  'draft',
  'signing',
  'paying',
  'registry',
  'scheduled',
  'attention',
  'rejected',
  'unfiled',
  'declined',
  'refused',
  'withdrawn',
  'effective',
  'distributing',
  'withheld',
  'done',
] as const;
export type ChangeState = (typeof changeStates)[number];

export const changeEventNames = [
  'edited',
  'met',
  'refused',
  'sent',
  'approved',
  'filed',
  'certified',
  'rejected',
  'withdrawn',
  'reviewed',
] as const;
export type ChangeEventName = (typeof changeEventNames)[number];

export interface ChangeEvent {
  readonly event: ChangeEventName;
  readonly at: Instant;
  readonly byUser: string | null;
  readonly details: ChangeEventDetails;
}

/** Left out is what an event does not say. */
export interface ChangeEventDetails {
  readonly approvedBy?: 'paper' | 'meeting';
  readonly on?: PlainDate;
  /** The person who attests what was signed on paper. */
  readonly attestedBy?: string;
  readonly documentId?: string;
  readonly number?: string;
  readonly isSpecimen?: boolean;
  readonly reasons?: readonly { readonly textCode: TextCode; readonly params: TextParams }[];
  /** The meetings that met or refused it, in the order in which they were typed. */
  readonly meetings?: readonly HeldMeeting[];
  readonly review?: DividendReview;
}

/** A review of solvency on the day of payment (CBCA s. 42). */
export interface DividendReview {
  /** The place of the dividend's part in the change. */
  readonly part: number;
  readonly on: PlainDate;
  /** The person who attests it. */
  readonly attestedBy: string;
  /** Whether it is paid by that. */
  readonly isSolvent: boolean;
}

/** A vote as it was counted; votes are decimals. */
export interface CountedVote {
  /** The class that voted apart; null of everybody. */
  readonly classId: string | null;
  readonly rule: ApprovalRule;
  readonly for: string;
  readonly against: string;
  readonly entitled: string;
  readonly needed: string;
  readonly isCarried: boolean;
}

export interface HeldMeeting {
  readonly body: MeetingBody;
  readonly heldOn: PlainDate;
  /** The number of its resolution. */
  readonly number: string;
  readonly votes: readonly CountedVote[];
}

export interface ChangeFacts {
  /** The oldest first. */
  readonly events: readonly Pick<ChangeEvent, 'event' | 'details'>[];
  readonly effect: 'signatures' | 'certificate';
  readonly isPriced: boolean;
  readonly isNoticed: boolean;
  /** Null before it was sent. */
  readonly proposal: {
    readonly state: 'open' | 'applied' | 'needs_attention' | 'withdrawn';
    readonly unmet: readonly string[];
    /** The day on which each condition was met. */
    readonly metOn: Readonly<Partial<Record<'signatures' | 'payment' | 'certificate', PlainDate>>>;
    readonly effectiveOn: PlainDate | null;
  } | null;
  readonly envelope: { readonly state: EnvelopeState; readonly given: number; readonly of: number } | null;
  /** The day of the notice that follows; null while there is none. */
  readonly filedOn: PlainDate | null;
  /** The last review of each dividend that it declares; null while there is none. */
  readonly dividends: readonly (DividendReview | null)[];
  /** Every document that belongs to it is signed. */
  readonly isBooked: boolean;
}

export interface ChangeStep {
  readonly step: ChangeStepName;
  readonly isDone: boolean;
  readonly on: PlainDate | null;
  readonly given: number | null;
  readonly of: number | null;
}

export interface ChangeProgress {
  readonly state: ChangeState;
  readonly steps: readonly ChangeStep[];
}

export function progressOf(facts: ChangeFacts): ChangeProgress {
  const { proposal, envelope, effect } = facts;
  const isOut = isSent(facts);
  const meetings = meetingsOf(facts);
  const metOn = (condition: 'signatures' | 'payment' | 'certificate') =>
    isOut ? (proposal?.metOn[condition] ?? null) : null;
  const isEffective = proposal?.state === 'applied';
  const signedOn = metOn('signatures');
  const steps: ChangeStep[] = [
    step('draft', isOut || isEffective || meetings.length > 0),
    ...(meetings.length > 0 ? [step('met', true, latestOf(meetings))] : []),
    {
      ...step('signed', signedOn !== null, signedOn),
      given: isOut ? (envelope?.given ?? null) : null,
      of: isOut ? (envelope?.of ?? null) : null,
    },
    ...(facts.isPriced ? [step('paid', metOn('payment') !== null, metOn('payment'))] : []),
    ...(effect === 'certificate' ? [step('sent', isFiled(facts))] : []),
    step('effective', isEffective, isEffective ? proposal.effectiveOn : null),
    ...(facts.isNoticed ? [step('filed', isEffective && facts.filedOn !== null, facts.filedOn)] : []),
    ...(facts.dividends.length > 0
      ? [step('distributed', isEffective && areDistributed(facts), lastReviewOf(facts))]
      : []),
    step('booked', isEffective && facts.isBooked),
  ];
  return { state: stateOf(facts, isOut), steps };
}

const step = (name: ChangeStepName, isDone: boolean, on: PlainDate | null = null): ChangeStep => ({
  step: name,
  isDone,
  on: isDone ? on : null,
  given: null,
  of: null,
});

type Dividends = Pick<ChangeFacts, 'dividends'>;

const areDistributed = ({ dividends }: Dividends): boolean =>
  dividends.every((one) => one?.isSolvent === true);

const lastReviewOf = ({ dividends }: Dividends): PlainDate | null =>
  dividends
    .flatMap((one) => one?.on ?? [])
    .toSorted()
    .at(-1) ?? null;

const latestOf = (meetings: readonly HeldMeeting[]): PlainDate | null =>
  meetings
    .map(({ heldOn }) => heldOn)
    .toSorted()
    .at(-1) ?? null;

/** The meetings that passed what it says now: an edit takes them back. */
export const meetingsOf = ({ events }: Pick<ChangeFacts, 'events'>): readonly HeldMeeting[] => {
  const last = events.findLast(({ event }) => event === 'edited' || event === 'met');
  return last?.event === 'met' ? (last.details.meetings ?? []) : [];
};

type Happened = { readonly events: readonly Pick<ChangeEvent, 'event'>[] };

const lastOf = ({ events }: Happened) =>
  events.findLast(({ event }) => event === 'edited' || event === 'sent' || event === 'approved')?.event;

/** As it was last edited it went to a registry. */
export const isFiled = ({ events }: Happened): boolean =>
  events
    .slice(events.findLastIndex(({ event }) => event === 'edited') + 1)
    .some(({ event }) => event === 'filed');

/** A registry has it, or certified it: it was filed, and did not come back. */
export const isWithRegistry = ({ events }: Happened): boolean =>
  events.findLast(({ event }) => event === 'filed' || event === 'rejected')?.event === 'filed';

/** It went out, or was approved by hand, since it was last edited. */
export const isSent = (change: Happened): boolean => {
  const last = lastOf(change);
  return last !== undefined && last !== 'edited';
};

/** Its documents are signed on paper. */
export const isApprovedByHand = (change: Happened): boolean => lastOf(change) === 'approved';

function stateOf(facts: ChangeFacts, isOut: boolean): ChangeState {
  const { proposal, envelope, events } = facts;
  const last = events.at(-1)?.event;
  if (last === 'withdrawn' || last === 'refused') return last;
  // It may be recorded by hand too.
  if (proposal?.state === 'applied') return heldStateOf(facts);
  if (proposal === null || !isOut) return 'draft';
  const { state, unmet } = proposal;
  if (state === 'withdrawn') return envelope?.state === 'declined' ? 'declined' : 'withdrawn';
  if (state === 'needs_attention') return 'attention';
  if (unmet.includes('signatures')) return envelope?.state === 'expired' ? 'attention' : 'signing';
  if (unmet.includes('payment')) return 'paying';
  if (!unmet.includes('certificate')) return 'scheduled';
  if (last !== 'rejected') return 'registry';
  return isFiled(facts) ? 'rejected' : 'unfiled';
}

/** The state of one that holds. */
function heldStateOf({ isNoticed, filedOn, dividends }: ChangeFacts): ChangeState {
  if (isNoticed && filedOn === null) return 'effective';
  if (dividends.some((one) => one?.isSolvent === false)) return 'withheld';
  return areDistributed({ dividends }) ? 'done' : 'distributing';
}

interface Waiting {
  readonly events: readonly Pick<ChangeEvent, 'at'>[];
  readonly madeAt: Instant;
  readonly envelope: { readonly sentAt: Instant; readonly changedAt: Instant } | null;
}

/** The moment since which it waits for what it waits for. The last signature, after which it waits for something else, is no event of its own. */
export const waitingSince = (state: ChangeState, { events, madeAt, envelope }: Waiting): Instant =>
  state === 'signing'
    ? (envelope?.sentAt ?? madeAt)
    : ([events.at(-1)?.at ?? madeAt, envelope?.changedAt ?? madeAt].toSorted().at(-1) ?? madeAt);

export const isOverState = (state: ChangeState): boolean =>
  ['done', 'withdrawn', 'declined', 'refused'].includes(state);
