import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { STOP_REASONS } from '../../agreed.ts';
import { type OcfObject, textsOf } from '../object.ts';

/** How the holder of an option left, and when: its window counts from that day. */
export interface HolderDeparture {
  readonly on: PlainDate;
  readonly reason: (typeof STOP_REASONS)[number];
}

const BEGINS = 'Vesting stopped on';

/** The comment on an issuance that says it: the format knows the windows of a grant, and not which of them runs. */
export const leavingComment = ({ on, reason }: HolderDeparture): string => `${BEGINS} ${on}: ${reason}`;

/** Reads a comment that the register itself wrote. */
export function readLeaving(object: OcfObject): HolderDeparture | undefined {
  for (const comment of textsOf(object, 'comments')) {
    const on = parsePlainDate(comment.slice(BEGINS.length + 1, BEGINS.length + 11));
    const reason = on && STOP_REASONS.find((one) => leavingComment({ on, reason: one }) === comment);
    if (on && reason) return { on, reason };
  }
  return undefined;
}
