import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { type OcfObject, textsOf } from '../object.ts';

/** Objects without a first day in the format: a class that is not of the first articles, and a pool. A
 *  comment states it. */
const begins = { class: 'Created on', pool: 'Reserved on' } as const;

type Begun = keyof typeof begins;

/** The comment on an object by which a package says a day for which the format has no member. */
export const createdOnComment = (what: Begun, date: PlainDate): string => `${begins[what]} ${date}`;

/** That day, where the register itself wrote it. */
export function readCreatedOn(what: Begun, object: OcfObject): PlainDate | undefined {
  for (const comment of textsOf(object, 'comments')) {
    const date = parsePlainDate(comment.slice(begins[what].length + 1));
    if (date !== undefined && comment === createdOnComment(what, date)) return date;
  }
  return undefined;
}
