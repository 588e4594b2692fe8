import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { type OcfObject, textsOf } from '../object.ts';

/** The day on which a pool began, as a comment of its plan says it where no approval does. */
export const reservedOn = (date: PlainDate): string => `Reserved on ${date}`;

/** That day, where the register itself wrote it. */
export function readReservedOn(plan: OcfObject): PlainDate | undefined {
  for (const comment of textsOf(plan, 'comments')) {
    const date = parsePlainDate(comment.replace(/^Reserved on /, ''));
    if (date !== undefined && comment === reservedOn(date)) return date;
  }
  return undefined;
}
