/** Finds the individuals of whom no filing tells yet what the register says (CBCA s. 21.21). */

import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import { type ChangeLookedFor, firstRecorded } from '../../registers/server/public/control.ts';
import type { ControlIndividual } from '../rules/significance.ts';
import type { ControlFound } from './reading.ts';

export interface Unfiled {
  readonly personId: string;
  /** When the first change that no filing tells was recorded. */
  readonly since: Instant;
}

/** Everybody who became one, ceased, has another interest or told a fact anew after the last entry that was filed of him; the
 *  oldest first. What was filed stands in the filings, so nothing is computed as of then. */
export async function unfiledIn(
  q: Queries,
  orgId: string,
  reading: ControlFound,
  at: ReadingAt,
): Promise<Unfiled[]> {
  const filed = filedIn(reading);
  const existing = new Map(reading.found.individuals.map((one) => [one.personId, one]));
  const lookedFor = [...new Set([...existing.keys(), ...filed.keys()])].map((personId) =>
    changesOf(personId, existing.get(personId), filed.get(personId)),
  );
  if (lookedFor.length === 0) return [];
  const found = await firstRecorded(q, orgId, at, lookedFor);
  return found
    .map(({ personId, at: since }) => ({ personId, since }))
    .sort((a, b) => compare(a.since, b.since));
}

interface Filed {
  readonly entry: number;
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}

/** The last that a filing told, by person. */
function filedIn({ entries }: ControlFound): ReadonlyMap<string, Filed> {
  const filed = new Map<string, Filed>();
  for (const { value } of entries) {
    if (value.of !== 'filing') continue;
    const { entry, individuals } = value.covers;
    for (const { personId, from, to } of individuals)
      if (entry >= (filed.get(personId)?.entry ?? 0)) filed.set(personId, { entry, from, to });
  }
  return filed;
}

/** Changes of an individual: unfiled days on which control began or ceased; and of one who has control, the
 *  holdings that count for him. */
function changesOf(
  personId: string,
  existing: ControlIndividual | undefined,
  filed: Filed | undefined,
): ChangeLookedFor {
  const last = existing?.periods.at(-1);
  if (filed === undefined) {
    const days = (existing?.periods ?? []).flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
    return { personId, after: 0, days, holders: [] };
  }
  const days = [
    ...(last?.from === (filed.from ?? undefined) ? [] : [last?.from, filed.from]),
    ...((last?.to ?? null) === filed.to ? [] : [last?.to, filed.to]),
  ].flatMap((day) => day ?? []);
  const holders =
    last?.to === null ? (existing?.interest.attributed ?? []).map(({ holderId }) => holderId) : [];
  return { personId, after: filed.entry, days, holders };
}
