import { addMonths, endOfMonth, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';

/** The day of a month on which shares vest, as the Open Cap Format names it (enums/VestingDayOfMonth): the day of the
 *  start, or one day of every month; a month without that day vests on its last. */
export const DAY_RULES = [
  'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH',
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29_OR_LAST_DAY_OF_MONTH',
  '30_OR_LAST_DAY_OF_MONTH',
  '31_OR_LAST_DAY_OF_MONTH',
] as const;

export type DayRule = (typeof DAY_RULES)[number];

/** The day of vesting in the month that lies `months` after the month of `start`; for the rule of the start's day
 *  January 31, February 28, March 31. Counted from the start each time, so that no short month moves later dates.
 *  Throws a RangeError where the date would lie after the year 9999. */
export function vestingDay(start: PlainDate, months: number, rule: DayRule): PlainDate {
  if (rule === 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH') return addMonths(start, months);
  const month = addMonths(start, months).slice(0, 8);
  const last = endOfMonth(plainDate(`${month}01`));
  const day = `${month}${rule.slice(0, 2)}`;
  return day < last ? plainDate(day) : last;
}
