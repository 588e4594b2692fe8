import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { openDaysOf, ownOccasion } from './ownDeadlines.ts';

const insurance = {
  ownId: '0190f0c4-6f6e-7000-8000-000000000001',
  title: 'Insurance',
  dueOn: plainDate('2026-01-31'),
  repeatsMonths: 1,
  inCharge: null,
};
const open = (of: { repeatsMonths: number | null; today: string; settled?: readonly string[] }) =>
  openDaysOf(
    { ...insurance, repeatsMonths: of.repeatsMonths },
    {
      today: plainDate(of.today),
      isSettled: (occasion) =>
        (of.settled ?? []).some((day) => occasion === ownOccasion(insurance.ownId, plainDate(day))),
    },
  );

test('one that repeats is open on every day that passed unsettled, and on the next; months end on their own last day', () => {
  expect(open({ repeatsMonths: 1, today: '2026-03-05' })).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
  expect(open({ repeatsMonths: 1, today: '2026-03-05', settled: ['2026-01-31', '2026-03-31'] })).toEqual([
    '2026-02-28',
    '2026-04-30',
  ]);
  expect(open({ repeatsMonths: 12, today: '2026-02-01' })).toEqual(['2026-01-31', '2027-01-31']);
});

test('one that does not repeat is over once it is settled', () => {
  expect(open({ repeatsMonths: null, today: '2026-03-05' })).toEqual(['2026-01-31']);
  expect(open({ repeatsMonths: null, today: '2026-03-05', settled: ['2026-01-31'] })).toEqual([]);
});
