import type { Occurrence } from '../act.ts';
import type { Book } from '../book.ts';
import type { Write } from '../readWriteSet.ts';
import type { ClassPayload } from '../terms/classes.ts';

/** A class and its series share one bound: all series together may not be authorized above it (CBCA s. 27). Whoever sets
 *  the number of either writes the bounds of the class. */
export const seriesWrites = ({
  classId,
  seriesOf,
  authorized,
}: Pick<ClassPayload, 'classId' | 'seriesOf' | 'authorized'>): Write[] =>
  [classId, ...(seriesOf === null ? [] : [seriesOf])].map((id) => ({
    subject: { of: 'series', id },
    seen: `${classId} ${authorized}`,
  }));

/** Flags the act when the series of a class are authorized above it. */
export function checkSeries(book: Book, act: Occurrence<unknown>, classId: string): void {
  const limit = book.tables.classTerms.get(classId)?.authorized ?? 'unlimited';
  if (limit === 'unlimited') return;
  const series = book.seriesOf(classId).map(({ authorized }) => authorized);
  const bounded = series.filter((authorized) => authorized !== 'unlimited');
  const sum = bounded.reduce((total, authorized) => total + BigInt(authorized), 0n);
  if (bounded.length < series.length || sum > BigInt(limit))
    book.flag(act, 'series_above_class', 'authorized', { classId, authorized: limit });
}
