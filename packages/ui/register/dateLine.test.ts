import { describe, expect, it } from 'vitest';
import { marksOf, placeOf, spanOf, ticksOf } from './Timeline.tsx';

const days = ['2025-03-14', '2025-06-02', '2025-09-15', '2025-11-03', '2026-01-12', '2026-04-17'];
const span = spanOf(days, '2026-04-20');

describe('the line of dates', () => {
  it('reaches from the first change to today, with room at both ends', () => {
    if (span === undefined) throw new Error('there are days');
    expect(placeOf(span, '2025-03-14')).toBe(3);
    expect(placeOf(span, '2026-04-20')).toBe(97);
  });

  it('names quarters of a year or two, and a year by its number', () => {
    if (span === undefined) throw new Error('there are days');
    expect(marksOf(span).map(({ day, by }) => [day, by])).toEqual([
      ['2025-04-01', 'month'],
      ['2025-07-01', 'month'],
      ['2025-10-01', 'month'],
      ['2026-01-01', 'year'],
      ['2026-04-01', 'month'],
    ]);
  });

  it('stays readable over a century', () => {
    const long = spanOf(['1921-05-01'], '2026-04-20');
    if (long === undefined) throw new Error('there are days');
    const marks = marksOf(long);
    expect(marks.length).toBeLessThanOrEqual(8);
    expect(marks.every(({ by }) => by === 'year')).toBe(true);
  });

  it('draws one tick where several would stand upon each other', () => {
    const long = spanOf(['1921-05-01'], '2026-04-20');
    if (long === undefined) throw new Error('there are days');
    expect(ticksOf(long, ['2001-01-01', '2001-01-02', '2011-01-01'])).toHaveLength(2);
  });

  it('is no line while nothing has changed, and a point on the first day', () => {
    expect(spanOf([])).toBeUndefined();
    expect(placeOf({ from: span?.from, to: span?.from } as never, '2025-03-14')).toBe(97);
  });
});
