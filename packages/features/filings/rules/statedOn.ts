/** The official e-mail address and the primary activity in force on a day. Pure. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { ParticularsKind } from '../particularsContract.ts';

interface Stated {
  readonly kind: ParticularsKind;
  readonly value: string;
  readonly effectiveOn: PlainDate;
  readonly recordedAt: Instant;
}

/**
 * @param entries  the latest first
 * @param knownAt  entries that were recorded later are passed over; everything on record where it is left out
 * @returns null where none was stated by that day
 */
export const statedOn = (
  entries: readonly Stated[],
  kind: ParticularsKind,
  { day, knownAt }: { readonly day: PlainDate; readonly knownAt?: Instant | undefined },
): string | null =>
  entries.find(
    (one) =>
      one.kind === kind && one.effectiveOn <= day && (knownAt === undefined || one.recordedAt <= knownAt),
  )?.value ?? null;
