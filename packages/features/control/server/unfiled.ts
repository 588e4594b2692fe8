/** Of whom no filing tells yet what the register says (CBCA s. 21.21). */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type ChangeLookedFor, firstRecorded, type ReadingAt } from '../../registers/server/public.ts';
import type { Individual } from '../rules/significance.ts';
import { type ControlReading, readingOf } from './reading.ts';

interface Unfiled {
  readonly personId: string;
  /** When the first change that no filing tells was recorded. */
  readonly since: Instant;
}

/** Everybody who became one, ceased, or told a fact anew after the last entry that was filed of him; the oldest first. */
export async function unfiledIn(
  q: Queries,
  orgId: string,
  reading: ControlReading,
  { asOf }: ReadingAt,
): Promise<Unfiled[]> {
  const filed = filedIn(reading);
  const lookedFor: ChangeLookedFor[] = [];
  for (const [after, people] of groups(reading, filed)) {
    const told = after === 0 ? undefined : await readingOf(q, orgId, { asOf, seq: after });
    for (const personId of people)
      lookedFor.push({
        personId,
        after,
        days: changedDays(periodsOf(told, personId), periodsOf(reading, personId)),
      });
  }
  const found = await firstRecorded(q, orgId, lookedFor);
  return found
    .map(({ personId, at: since }) => ({ personId, since }))
    .sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0));
}

/** By person, the last entry that a filing told of him. */
function filedIn({ entries }: ControlReading): ReadonlyMap<string, number> {
  const filed = new Map<string, number>();
  for (const { value } of entries) {
    if (value.of !== 'filing') continue;
    const { entry, individuals } = value.covers;
    for (const one of individuals) filed.set(one, Math.max(entry, filed.get(one) ?? 0));
  }
  return filed;
}

/** Who has or had control, or was told to the registry, by the last entry that was filed of him: most share it. */
function groups({ found }: ControlReading, filed: ReadonlyMap<string, number>): Map<number, string[]> {
  const all = new Set([...found.individuals.map(({ personId }) => personId), ...filed.keys()]);
  const byEntry = new Map<number, string[]>();
  for (const one of all) {
    const entry = filed.get(one) ?? 0;
    byEntry.set(entry, [...(byEntry.get(entry) ?? []), one]);
  }
  return byEntry;
}

const periodsOf = (reading: ControlReading | undefined, personId: string): Individual['periods'] =>
  reading?.found.individuals.find((one) => one.personId === personId)?.periods ?? [];

/** The days on which periods begin or end that are not the same in both. */
function changedDays(before: Individual['periods'], after: Individual['periods']): PlainDate[] {
  const spelled = (periods: Individual['periods']) => new Set(periods.map(({ from, to }) => `${from} ${to}`));
  const [told, known] = [spelled(before), spelled(after)];
  const differing = [
    ...after.filter(({ from, to }) => !told.has(`${from} ${to}`)),
    ...before.filter(({ from, to }) => !known.has(`${from} ${to}`)),
  ];
  return [...new Set(differing.flatMap(({ from, to }) => (to === null ? [from] : [from, to])))];
}
