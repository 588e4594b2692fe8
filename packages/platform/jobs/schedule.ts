/** When a job is due: every so many seconds or minutes, or daily at a time on the wall of a zone. */
import {
  addDays,
  dateInZone,
  type Instant,
  instantOfMillis,
  millisOfInstant,
  type PlainDate,
} from '@tabellion/kernel/date.ts';

export type JobInterval =
  /** Whole seconds, 5 to 59, on round times; for a job that somebody waits for. A worker looks every five seconds. */
  | { readonly seconds: number }
  /** Whole minutes, 1 to 1,440; on round times, so that restarts do not move them. */
  | { readonly minutes: number }
  /** `HH:MM` on the wall of an IANA zone. Where clocks are put forward over it, at the moment of the change;
   *  where they are put back, at its first passing. */
  | { readonly dailyAt: string; readonly zone: string };

const minuteMs = 60_000;

/** The first time after `after`. Throws a RangeError for an `every` that is none. */
export function nextRun(every: JobInterval, after: Instant): Instant {
  if ('seconds' in every) return nextRound(wholeOf(every.seconds, 5, 59) * 1_000, after);
  if ('minutes' in every) return nextRound(wholeOf(every.minutes, 1, 1_440) * minuteMs, after);
  const today = dateInZone(after, every.zone);
  const times = [-1, 0, 1].map((days) => wallTime(addDays(today, days), every.dailyAt, every.zone));
  const next = times.find((time) => time > after);
  return next ?? wallTime(addDays(today, 2), every.dailyAt, every.zone);
}

function wholeOf(count: number, least: number, most: number): number {
  if (Number.isInteger(count) && count >= least && count <= most) return count;
  throw new RangeError(`a whole number from ${least} to ${most}`);
}

const nextRound = (stepMs: number, after: Instant): Instant =>
  instantOfMillis((Math.floor(millisOfInstant(after) / stepMs) + 1) * stepMs);

/** The first moment at which the wall of `zone` shows that time or, on a day that leaves it out, a later one. */
function wallTime(date: PlainDate, time: string, zone: string): Instant {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new RangeError('a time is HH:MM');
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // No zone is further than 15 hours from UTC, and no jump of clocks has ever been longer than 24 hours.
  const offsets = [wanted - 24 * 60 * minuteMs, wanted + 24 * 60 * minuteMs].map(
    (at) => wallOf(at, zone) - at,
  );
  const candidates = offsets.map((offset) => wanted - offset).sort((a, b) => a - b);
  const exact = candidates.find((at) => wallOf(at, zone) === wanted);
  return instantOfMillis(exact ?? firstAtOrAfter(wanted, candidates, zone));
}

/** Halves the time between two moments of which one lies before the jump over `wanted` and one behind it. */
function firstAtOrAfter(
  wanted: number,
  [from = wanted, to = wanted]: readonly number[],
  zone: string,
): number {
  let before = from - minuteMs;
  let behind = to;
  while (behind - before > minuteMs) {
    const middle = before + Math.floor((behind - before) / 2 / minuteMs) * minuteMs;
    if (wallOf(middle, zone) < wanted) before = middle;
    else behind = middle;
  }
  return behind;
}

/** The wall clock at `at`, as if it were UTC; whole seconds. */
function wallOf(at: number, zone: string): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of formatter(zone).formatToParts(at)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  const existing = formatters.get(zone);
  if (existing !== undefined) return existing;
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}
