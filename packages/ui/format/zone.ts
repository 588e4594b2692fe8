/** Clocks of named zones: what people type as a time of day there, as an instant, and back. */

/** The name of a zone in the reader's language, such as "Eastern Time". */
export function zoneName(zone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** @returns `YYYY-MM-DDTHH:MM` on the wall of `zone` at that moment */
export function wallTime(instant: string, zone: string): string {
  const found: Record<string, string> = {};
  for (const { type, value } of wallOf(zone).formatToParts(new Date(instant))) found[type] = value;
  return `${found.year}-${found.month}-${found.day}T${found.hour}:${found.minute}`;
}

/**
 * The moment at which the wall of `zone` shows this time. Of a time that comes twice (clocks set back) the later moment,
 * so that what was recorded in that hour is in it; of one that never comes, the moment an hour on.
 * @param wall `YYYY-MM-DDTHH:MM`
 * @returns a UTC instant, or undefined when `wall` is no time
 */
export function instantOfWall(wall: string, zone: string): string | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) || Number.isNaN(asUtc)) return undefined;
  const offsets = [-26, 0, 26].map((hours) => offsetAt(asUtc + hours * 3_600_000, zone));
  const moments = offsets.map((offset) => asUtc - offset).filter((at) => offsetAt(at, zone) === asUtc - at);
  const at = moments.length > 0 ? Math.max(...moments) : asUtc - Math.min(...offsets);
  return new Date(at).toISOString();
}

const offsetAt = (millis: number, zone: string): number => {
  const minute = Math.floor(millis / 60_000) * 60_000;
  return Date.parse(`${wallTime(new Date(minute).toISOString(), zone)}Z`) - minute;
};

const wallOf = (zone: string) =>
  new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
