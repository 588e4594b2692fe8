/** Deadlines as of today for the register of individuals with significant control. */
import { dateInZone, daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { type Due, dueBy } from '@tabellion/law/deadlines/controlDeadlines.ts';
import { readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import { jurisdiction as jurisdictionOf } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { settledIn } from '../../deadlines/server/public.ts';
import { organizationOf, registryZoneOf } from '../../organizations/server/public.ts';
import { corporationAt, type ReadingAt } from '../../registers/server/public/acts.ts';
import type { ControlLine, ControlView } from '../registerContract.ts';
import { requirementsIn } from '../rules/requiredFacts.ts';
import type { ControlReading } from './reading.ts';
import { unfiledIn } from './unfiled.ts';
import { hasFacts, lineOf, namesIn } from './view.ts';

interface ClockPlace {
  readonly q: Queries;
  readonly orgId: string;
}

interface ClockQuery {
  readonly at: ReadingAt;
  readonly today: PlainDate;
  /** null before incorporation. */
  readonly incorporatedOn: PlainDate | null;
}

/** Deadlines as of today, and individuals whose present record no filing reports yet; none before
 *  incorporation and after the end. */
export async function clocksOf(
  place: ClockPlace,
  reading: ControlReading,
  query: ClockQuery,
): Promise<Pick<ControlView, 'clocks' | 'unfiled'>> {
  const named = namesIn(reading);
  const { due, unfiled } = await dueIn(place, reading, query);
  const clocks = due.map(({ kind, dueOn, countedFrom, personId }) => ({
    kind,
    due_on: dueOn,
    days: daysBetween(query.today, dueOn),
    counted_from: countedFrom,
    person: personId === null ? null : named(personId),
  }));
  return { clocks, unfiled: unfiled.map(named) };
}

/** The same as the law's rules compute them; whoever is unfiled, by id. */
export async function dueIn(
  { q, orgId }: ClockPlace,
  reading: ControlReading,
  { at, today, incorporatedOn }: ClockQuery,
): Promise<{ due: readonly Due[]; unfiled: readonly string[] }> {
  const organization = await organizationOf(q, orgId);
  const { jurisdiction, status } = organization;
  if (incorporatedOn === null || status === 'dissolved') return { due: [], unfiled: [] };
  const corporation = await corporationAt(q, orgId, at);
  const yearEnd = readFiscalYearEnd(corporation?.yearEnd ?? '');
  const required = requirementsIn(jurisdiction).facts;
  const lines = reading.found.individuals.flatMap((one) =>
    lineOf(reading, one, { required, words: new Map(), isPast: false }),
  );
  const isFiled = jurisdictionOf(jurisdiction).transparencyRegister.filedWithRegistry === true;
  const unfiled = isFiled ? await unfiledIn(q, orgId, reading, at) : [];
  const since = unfiled[0]?.since ?? null;
  const due = dueBy({
    jurisdiction,
    today,
    incorporatedOn,
    fiscalYearEnd: yearEnd.ok ? yearEnd.value : undefined,
    incomplete: lines
      .filter(({ ceased_on: ceased, missing }) => ceased === null && missing.length > 0)
      .map((one) => ({ personId: one.person_id, since: learnedOf(reading, one) })),
    ceased: lines.flatMap(({ person_id: personId, ceased_on: ceasedOn }) => {
      const person = reading.persons.get(personId);
      return ceasedOn === null || person === undefined || person.holdsSeat || !hasFacts(person)
        ? []
        : [{ personId, ceasedOn: ceasedOn as PlainDate }];
    }),
    unfiledSince: since === null ? null : dateInZone(since, registryZoneOf(organization)),
    reviews: reading.entries.flatMap(({ value }) => (value.of === 'review' ? [value] : [])),
    settled: await settledIn(q, orgId),
  });
  return { due, unfiled: unfiled.map(({ personId }) => personId) };
}

/** The day from which the time to record somebody runs: when it was learned, where that is told of what makes him one. */
function learnedOf({ entries }: ControlReading, { person_id, became_on }: ControlLine): PlainDate {
  const became = became_on as PlainDate;
  const learned = entries.flatMap(({ value }) =>
    value.of === 'statement' &&
    value.endedOn === null &&
    value.from === became &&
    value.learnedOn !== null &&
    value.individuals.includes(person_id)
      ? [value.learnedOn]
      : [],
  );
  const first = learned.sort()[0];
  return first !== undefined && first > became ? first : became;
}
