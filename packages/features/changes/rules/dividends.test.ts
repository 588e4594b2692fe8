import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { dividendsOf } from './dividends.ts';

const parts = [{ kind: 'dividend' as const, form: { class_id: 'common', payable_on: '2026-06-05' } }];
const reviewedOn = (on: string) => ({
  event: 'reviewed' as const,
  details: { review: { part: 0, on: plainDate(on), attestedBy: 'Ann', isSolvent: true } },
});
const payable = (day: string) => [{ classId: 'common', payableOn: plainDate(day) }];
const reviewsOf = (day: string, from: string | null, events: ReturnType<typeof reviewedOn>[]) =>
  dividendsOf({ parts, events, reviewsAskedFrom: from === null ? null : plainDate(from) }, payable(day)).map(
    ({ review }) => review?.on,
  );

test('a review of before the day of payment counts no more once that day is corrected', () => {
  expect(reviewsOf('2026-06-05', null, [reviewedOn('2026-06-05')])).toEqual(['2026-06-05']);
  expect(reviewsOf('2026-09-05', null, [reviewedOn('2026-06-05')])).toEqual([undefined]);
});

test('no review is asked of what was to be paid before reviews were asked, and one that was given stands', () => {
  expect(reviewsOf('2026-06-05', '2026-07-01', [])).toEqual([]);
  expect(reviewsOf('2026-06-05', '2026-07-01', [reviewedOn('2026-06-12')])).toEqual(['2026-06-12']);
  expect(reviewsOf('2026-07-01', '2026-07-01', [])).toEqual([undefined]);
});
