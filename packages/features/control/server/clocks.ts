/** Deadlines as of today for the register of individuals with significant control. */
import { dateInZone, daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { computeControlDeadlines, type Due } from '@tabellion/law/deadlines/controlDeadlines.ts';
import { type FiscalYearEnd, readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import { type JurisdictionId, jurisdiction as jurisdictionOf } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationStatus } from '../../organizations/rules/status.ts';
import { organizationOf, registryZoneOf } from '../../organizations/server/public.ts';
import { corporationAt, type ReadingAt } from '../../registers/server/public/acts.ts';
import { incorporatedOn } from '../../registers/server/public/classes.ts';
import type { ControlView } from '../registerContract.ts';
import { requirementsIn } from '../rules/requiredFacts.ts';
import type { SettledDeadlines } from './ports.ts';
import type { ControlFound } from './reading.ts';
import { unfiledIn } from './unfiled.ts';
import { hasFactsToDispose, missingOf, namesIn } from './view.ts';

export interface ClockFacts {
  readonly jurisdiction: JurisdictionId;
  readonly status: OrganizationStatus;
  readonly incorporatedOn: PlainDate | null;
  readonly fiscalYearEnd: FiscalYearEnd | undefined;
  /** The keys of deadlines that are done or not applicable. */
  readonly settled: ReadonlySet<string>;
}

/** The facts that the deadlines depend on besides the register of significant control itself. */
export async function clockFactsOf(
  q: Queries,
  orgId: string,
  at: ReadingAt,
  settledDeadlines: SettledDeadlines,
): Promise<ClockFacts> {
  const [{ jurisdiction, status }, since, corporation, settled] = await Promise.all([
    organizationOf(q, orgId),
    incorporatedOn(q, orgId),
    corporationAt(q, orgId, at),
    settledDeadlines(q, orgId),
  ]);
  const yearEnd = readFiscalYearEnd(corporation?.yearEnd ?? '');
  const fiscalYearEnd = yearEnd.ok ? yearEnd.value : undefined;
  return { jurisdiction, status, incorporatedOn: since, fiscalYearEnd, settled };
}

/** Deadlines as of today, and individuals whose present record no filing reports yet; none before
 *  incorporation and after the end.
 *  @param at  today, as known now */
export async function clocksOf(
  { q, orgId, settledDeadlines }: ClockPlace & { readonly settledDeadlines: SettledDeadlines },
  reading: ControlFound,
  at: ReadingAt,
): Promise<Pick<ControlView, 'clocks' | 'unfiled'>> {
  const named = namesIn(reading);
  const { due, unfiled } = await dueAndUnfiled({ q, orgId }, reading, {
    at,
    ...(await clockFactsOf(q, orgId, at, settledDeadlines)),
  });
  const clocks = due.map(({ kind, dueOn, countedFrom, personId }) => ({
    kind,
    due_on: dueOn,
    days: daysBetween(at.asOf, dueOn),
    counted_from: countedFrom,
    person: personId === null ? null : named(personId),
  }));
  return { clocks, unfiled: unfiled.map(named) };
}

interface ClockPlace {
  readonly q: Queries;
  readonly orgId: string;
}

/** The same as the law's rules compute them; whoever is unfiled, by id. */
export async function dueAndUnfiled(
  { q, orgId }: ClockPlace,
  reading: ControlFound,
  {
    at,
    jurisdiction,
    status,
    incorporatedOn: since,
    fiscalYearEnd,
    settled,
  }: ClockFacts & { readonly at: ReadingAt },
): Promise<{ due: readonly Due[]; unfiled: readonly string[] }> {
  if (since === null || status === 'dissolved') return { due: [], unfiled: [] };
  const required = requirementsIn(jurisdiction).facts;
  const isFiled = jurisdictionOf(jurisdiction).transparencyRegister.filedWithRegistry === true;
  const unfiled = isFiled ? await unfiledIn(q, orgId, reading, at) : [];
  const unfiledAt = unfiled[0]?.since ?? null;
  const known = reading.found.individuals.flatMap(({ personId, periods }) => {
    const [person, last] = [reading.persons.get(personId), periods.at(-1)];
    return person === undefined || last === undefined ? [] : [{ person, personId, ...last }];
  });
  const due = computeControlDeadlines({
    jurisdiction,
    today: at.asOf,
    incorporatedOn: since,
    fiscalYearEnd,
    incomplete: known
      .filter(({ person, to }) => to === null && missingOf(person, true, required).length > 0)
      .map(({ personId, from }) => ({ personId, since: learnedOf(reading, personId, from) })),
    ceased: known.flatMap(({ person, personId, to: ceasedOn }) =>
      ceasedOn === null || person.holdsSeat || !hasFactsToDispose(person) ? [] : [{ personId, ceasedOn }],
    ),
    unfiledSince: unfiledAt === null ? null : dateInZone(unfiledAt, registryZoneOf({ jurisdiction })),
    reviews: reading.entries.flatMap(({ value }) => (value.of === 'review' ? [value] : [])),
    settled,
  });
  return { due, unfiled: unfiled.map(({ personId }) => personId) };
}

/** The day from which the time to record somebody runs: when it was learned, where that is told of what makes him one. */
function learnedOf({ entries }: ControlFound, personId: string, became: PlainDate): PlainDate {
  const learned = entries.flatMap(({ value }) =>
    value.of === 'statement' &&
    value.endedOn === null &&
    value.from === became &&
    value.learnedOn !== null &&
    value.individuals.includes(personId)
      ? [value.learnedOn]
      : [],
  );
  const first = learned.sort()[0];
  return first !== undefined && first > became ? first : became;
}
