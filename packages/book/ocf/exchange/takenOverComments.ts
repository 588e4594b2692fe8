import { parsePlainDate } from '@tabellion/kernel/date.ts';
import type { Issue } from '../../acts/issued.ts';
import { type OcfObject, textsOf } from '../object.ts';

/** The format asks of every issuance for its day and its price. What the register does not know is said in comments, so that
 *  nobody takes the day of an opening position, or a price of 0, for a fact; they come back. */
export function takenOverComments({
  takenOver,
  price,
}: Pick<Issue, 'takenOver' | 'price'>): readonly string[] {
  return [
    ...(takenOver === null ? [] : [dayComment(takenOver.issuedOn)]),
    ...(price === null ? [UNKNOWN_PRICE] : []),
  ];
}

const UNKNOWN_PRICE = 'Share price: not stated';
const UNKNOWN_DAY = 'Issued on or before this date: taken over from an earlier register';

const dayComment = (issuedOn: string | null): string =>
  issuedOn === null ? UNKNOWN_DAY : `Issued on ${issuedOn}: taken over from an earlier register`;

export function readTakenOver(object: OcfObject): Issue['takenOver'] {
  for (const comment of textsOf(object, 'comments')) {
    if (comment === UNKNOWN_DAY) return { issuedOn: null };
    const issuedOn = parsePlainDate(
      /^Issued on (\S+): taken over from an earlier register$/.exec(comment)?.[1] ?? '',
    );
    if (issuedOn !== undefined) return { issuedOn };
  }
  return null;
}

export const isPriceUnknown = (object: OcfObject): boolean =>
  textsOf(object, 'comments').includes(UNKNOWN_PRICE);
