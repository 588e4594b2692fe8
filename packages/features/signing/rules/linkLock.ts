/** When a link stops working because too many wrong codes were entered with it. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { SigningEvent } from '../envelope.ts';

export const wrongCodes = (events: readonly SigningEvent[], signeeId: string): number =>
  sinceLock(events, signeeId).filter(({ kind }) => kind === 'code_refused').length;

/** Links that were made before the lock never work again. */
export const isLinkLocked = (
  events: readonly SigningEvent[],
  { signeeId, madeAt }: { readonly signeeId: string; readonly madeAt: Instant },
): boolean => events.some((one) => one.kind === 'locked' && one.signeeId === signeeId && madeAt <= one.at);

/** The sender has sent no link since. */
export const needsNewLink = (events: readonly SigningEvent[], signeeId: string): boolean =>
  events.some((one) => one.kind === 'locked' && one.signeeId === signeeId) &&
  !sinceLock(events, signeeId).some(({ kind }) => kind === 'invited' || kind === 'reminded');

function sinceLock(events: readonly SigningEvent[], signeeId: string): readonly SigningEvent[] {
  const own = events.filter((one) => one.signeeId === signeeId);
  return own.slice(own.findLastIndex(({ kind }) => kind === 'locked') + 1);
}
