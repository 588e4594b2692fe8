/** Deadlines as of today for the register of individuals with significant control. */
import { daysBetween } from '@tabellion/kernel/date.ts';
import type { Due } from '@tabellion/law/deadlines/controlDeadlines.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { financialYearsOf, type ReadingAt } from '../../registers/server/public/acts.ts';
import { dissolvedOn, incorporatedOn } from '../../registers/server/public/classes.ts';
import type { ControlView } from '../registerContract.ts';
import { type ClockFacts, controlDueOf, groundsIn, isFiledIn } from './grounds.ts';
import type { SettledDeadlines } from './ports.ts';
import type { ControlFound } from './reading.ts';
import { unfiledIn } from './unfiled.ts';
import { namesIn } from './view.ts';

/** The facts that the deadlines depend on besides the register of significant control itself. */
export async function clockFactsOf(
  q: Queries,
  orgId: string,
  settledDeadlines: SettledDeadlines,
): Promise<ClockFacts> {
  const [{ jurisdiction }, since, until, financialYears, settled] = await Promise.all([
    organizationOf(q, orgId),
    incorporatedOn(q, orgId),
    dissolvedOn(q, orgId),
    financialYearsOf(q, orgId),
    settledDeadlines(q, orgId),
  ]);
  return { jurisdiction, incorporatedOn: since, dissolvedOn: until, financialYears, settled };
}

/** Deadlines as of today, and individuals whose present record no filing reports yet; none before
 *  incorporation.
 *  @param at  today, as known now */
export async function clocksOf(
  { q, orgId, settledDeadlines }: ClockPlace & { readonly settledDeadlines: SettledDeadlines },
  reading: ControlFound,
  at: ReadingAt,
): Promise<Pick<ControlView, 'clocks' | 'unfiled'>> {
  const named = namesIn(reading);
  const { due, unfiled } = await dueAndUnfiled({ q, orgId }, reading, {
    at,
    ...(await clockFactsOf(q, orgId, settledDeadlines)),
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
async function dueAndUnfiled(
  { q, orgId }: ClockPlace,
  reading: ControlFound,
  { at, ...facts }: ClockFacts & { readonly at: ReadingAt },
): Promise<{ due: readonly Due[]; unfiled: readonly string[] }> {
  if (facts.incorporatedOn === null) return { due: [], unfiled: [] };
  const unfiled = isFiledIn(facts.jurisdiction) ? await unfiledIn(q, orgId, reading, at) : [];
  const grounds = groundsIn(reading, unfiled);
  const due = controlDueOf(grounds, reading.persons, { today: at.asOf, ...facts });
  return { due, unfiled: unfiled.map(({ personId }) => personId) };
}
