/** How far a matter is: its steps in the order of its own kind, derived anew each time it is asked. Pure. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { TextParams } from '@tabellion/kernel/refusal.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';

export const matterKinds = ['incorporation', 'founding_set', 'entry', 'annual_filing', 'change'] as const;
export type MatterKind = (typeof matterKinds)[number];

/** There is no order of steps that all kinds share: an address changes and is then filed, articles are filed and then
 *  effective. */
export const stepNames = [
  'answered',
  'paid',
  'sent',
  'certified',
  'signed',
  'confirmed',
  'recorded',
  'filed',
] as const;
export type StepName = (typeof stepNames)[number];

export interface Step {
  readonly step: StepName;
  readonly isDone: boolean;
  /** The registry's day on which it was done; null while it is not, and where it has no day of its own. */
  readonly on: PlainDate | null;
  /** How many signatures were given, and how many there are to be; null where that is not counted. */
  readonly given: number | null;
  readonly of: number | null;
}

export interface Progress {
  readonly steps: readonly Step[];
  /** Something went to a registry, and nobody can take it back. */
  readonly isSentOutside: boolean;
}

export const done = (step: StepName, on: PlainDate | null = null): Step => ({
  step,
  isDone: true,
  on,
  given: null,
  of: null,
});

export const open = (step: StepName, signatures: { given: number; of: number } | null = null): Step => ({
  step,
  isDone: false,
  on: null,
  given: signatures?.given ?? null,
  of: signatures?.of ?? null,
});

export type MatterEventName = 'begun' | 'handed_over' | 'stopped' | 'resumed' | 'withdrawn' | 'completed';

export interface StopReason {
  readonly textCode: TextCode;
  readonly params: TextParams;
}

export interface MatterEvent {
  readonly event: MatterEventName;
  readonly byUser: string | null;
  readonly toUser: string | null;
  readonly reason: StopReason | null;
}

export type MatterState = 'under_way' | 'stopped' | 'withdrawn' | 'completed';

/** A stop lasts until what stopped it is gone. Handing over changes nothing. */
export function stateOf(events: readonly MatterEvent[]): MatterState {
  const last = events.findLast(({ event }) => event !== 'handed_over')?.event;
  switch (last) {
    case 'stopped':
    case 'withdrawn':
    case 'completed':
      return last;
    default:
      return 'under_way';
  }
}

/** The member who sees it through: whoever it was handed to last, else who began it; null for the product itself. */
export const inCharge = (events: readonly MatterEvent[]): string | null => {
  const handed = events.findLast(({ event }) => event === 'handed_over');
  return handed?.toUser ?? events.find(({ event }) => event === 'begun')?.byUser ?? null;
};
