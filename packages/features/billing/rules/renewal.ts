import { addDays, type PlainDate } from '@tabellion/kernel/date.ts';

/** A payer knows of a renewal this many days before his card is charged. */
export const noticeDays = 14;

/** Tries to charge the card on file, over 14 days: on the day, a week and two weeks later. */
const mostTries = 3;
const daysBetweenTries = 7;

/** The day of the first charge: the end of the paid year, or later where the notice came late. */
export function firstChargeOn(endsOn: PlainDate, noticedOn: PlainDate): PlainDate {
  const noticed = addDays(noticedOn, noticeDays);
  return noticed > endsOn ? noticed : endsOn;
}

/** The next step after a try that failed: another one on a later day, or the end.
 *  @param tries  how many have failed, with this one */
export const afterFailedTry = (tries: number, today: PlainDate): PlainDate | 'ended' =>
  tries >= mostTries ? 'ended' : addDays(today, daysBetweenTries);
