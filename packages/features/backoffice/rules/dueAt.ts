/** The moment until which we promise the registry's answer. Pure. */
import {
  addDays,
  dateInZone,
  daysBetween,
  type Instant,
  instantOfMillis,
  millisOfInstant,
  type PlainDate,
  plainDate,
} from '@tabellion/kernel/date.ts';

const workingDays = 2;
const dayMs = 24 * 60 * 60 * 1_000;
/** The office where people file. */
const zone = 'America/Toronto';
/** A Monday. */
const monday = plainDate('2024-01-01');

/** Two working days after it was sent, at the same time; holidays are not known. */
export function dueAt(sentAt: Instant): Instant {
  const sentOn = dateInZone(sentAt, zone);
  let on = sentOn;
  for (let left = workingDays; left > 0; ) {
    on = addDays(on, 1);
    if (!isWeekend(on)) left -= 1;
  }
  return instantOfMillis(millisOfInstant(sentAt) + daysBetween(sentOn, on) * dayMs);
}

const isWeekend = (on: PlainDate): boolean => ((daysBetween(monday, on) % 7) + 7) % 7 >= 5;
