/** The register of individuals with significant control as it travels. */

import { dateInZone, type PlainDate } from '@tabellion/kernel/date.ts';
import { decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { readFiscalYearEnd } from '../../organizations/rules/fiscalYearEnd.ts';
import { organizationOf, registryZoneOf } from '../../organizations/server/public.ts';
import type { Who } from '../../people/registerContract.ts';
import { registeredPerson } from '../../people/server/public.ts';
import { displayName, sortingName } from '../../registers/facts.ts';
import {
  type ControlPerson,
  type ControlRow,
  firstRecorded,
  lastFiledSeq,
  type ReadingAt,
} from '../../registers/server/public.ts';
import { type ControlClock, type ControlLine, type ControlView, wantedFacts } from '../contract.ts';
import { daysUntil, disposal, dueBy } from '../rules/clocks.ts';
import { disposedKinds, isOn } from '../rules/facts.ts';
import { isSignificant, percentOf, type Weighed } from '../rules/reach.ts';
import type { Individual } from '../rules/significance.ts';
import { type ControlReading, readingOf } from './reading.ts';

type Shown = Omit<ControlView, 'clocks' | 'hasYearEnd' | 'isFounded' | 'asOf' | 'today' | 'zone'>;

/** By name in the reader's alphabet. */
export function viewOf(
  reading: ControlReading,
  { at, who, language }: { readonly at: ReadingAt; readonly who: Who; readonly language: string },
): Shown {
  const { found, entries, classNames, persons } = reading;
  const named = namesIn(reading);
  const alphabet = new Intl.Collator(language);
  const sorting = ({ person_id: id }: ControlLine) => sortingName(persons.get(id)?.name);
  const lines = found.individuals
    .flatMap((one) => lineOf(reading, one))
    .filter(({ ceased_on: ceased }) => who === 'all' || (who === 'current') === (ceased === null))
    .sort((a, b) => alphabet.compare(sorting(a), sorting(b)));
  const standing = entries.filter((row) => isOn(row, at.asOf));
  return {
    lines,
    unresolved: found.unresolved.map(({ personId, weighed }) => ({
      ...named(personId),
      ...percents(weighed),
    })),
    isValued: found.isValued,
    statements: statementsOf(standing, reading),
    ...upkeepOf(standing, named),
    values: [...classNames].map(([class_id, name]) => {
      const row = standing.find(({ value }) => value.of === 'value' && value.classId === class_id);
      const value = row?.value.of === 'value' ? row.value : undefined;
      return {
        class_id,
        name,
        amount: value?.perShare ?? null,
        on: value?.on ?? null,
        act_id: row?.act ?? null,
      };
    }),
    days: [...found.days],
  };
}

/** What stands, and what has ended with the act that ended it, so that either can be taken back. */
function statementsOf(standing: readonly ControlRow[], reading: ControlReading): ControlView['statements'] {
  const named = namesIn(reading);
  const begun = new Map(
    reading.entries.flatMap((row) =>
      row.value.of === 'statement' && row.value.endedOn === null ? [[row.value.controlId, row] as const] : [],
    ),
  );
  return standing.flatMap((row) => {
    const { value } = row;
    if (value.of !== 'statement') return [];
    const { entry, act: act_id } = begun.get(value.controlId) ?? row;
    return [
      {
        control_id: value.controlId,
        ground: value.ground,
        individuals: value.individuals.map(named),
        holders: value.holders.map(named),
        part: value.part,
        classes: (value.classIds ?? []).map((classId) => reading.classNames.get(classId) ?? ''),
        from: value.from,
        learned_on: value.learnedOn,
        entry,
        act_id,
        ended: value.endedOn === null ? null : { on: value.endedOn, entry: row.entry, act_id: row.act },
      },
    ];
  });
}

type Named = (personId: string) => { person_id: string; display_name: string };

const namesIn =
  ({ persons }: Pick<ControlReading, 'persons'>): Named =>
  (personId) => ({ person_id: personId, display_name: displayName(persons.get(personId)?.name) });

/** The last first. */
function upkeepOf(standing: readonly ControlRow[], named: Named): Pick<ControlView, 'steps' | 'filings'> {
  const last = standing.toReversed();
  return {
    steps: last.flatMap(({ value, entry, act: act_id }) => {
      if (value.of !== 'review') return [];
      const { on, ways, outcome, asked, yearEndOn: year_end } = value;
      const people = asked.map(({ personId, answered }) => ({ ...named(personId), answered }));
      return [{ act_id, on, entry, ways: [...ways], outcome, year_end, asked: people }];
    }),
    filings: last.flatMap(({ value, entry, act: act_id }) =>
      value.of === 'filing'
        ? [{ act_id, on: value.on, entry, occasion: value.occasion, reference: value.reference }]
        : [],
    ),
  };
}

function lineOf(reading: ControlReading, { personId, periods, interest }: Individual): ControlLine[] {
  const person = reading.persons.get(personId);
  const [first, last] = [periods[0], periods.at(-1)];
  if (person === undefined || first === undefined || last === undefined) return [];
  const named = namesIn(reading);
  const { weighed, blocks, inFact, reached } = interest;
  const ceased = last.to;
  const disposed = ceased === null ? null : disposal(ceased);
  const grounds = [
    ...(isSignificant(weighed.votes) ? (['votes'] as const) : []),
    ...(isSignificant(weighed.value) ? (['value'] as const) : []),
    ...(blocks.length > 0 ? (['concert'] as const) : []),
    ...(inFact.length > 0 ? (['in_fact'] as const) : []),
  ];
  return [
    {
      ...registeredPerson(person),
      periods: periods.map(({ from, to }) => ({ from, to })),
      became_on: last.from,
      ceased_on: ceased,
      grounds,
      ...percents(weighed),
      reached: reached.map(({ holderId, how, part, shares }) => ({
        holder: named(holderId),
        how,
        part: formatDecimal(decimalOf(part)),
        sharesExact: String(shares),
      })),
      blocks: blocks.map((block) => ({
        with: block.individuals.filter((one) => one !== personId).map(named),
        ...percents(block.weighed),
      })),
      missing: missingOf(person, ceased === null),
      dispose_from: disposed?.from ?? null,
      dispose_by: disposed?.by ?? null,
      is_disposed: !hasFacts(person) && disposedKinds.some((kind) => person.erased.includes(kind)),
    },
  ];
}

/** Parts are counted to ten places, as decimals are. */
const decimalOf = (part: bigint) => (part + decimal('0')) as ReturnType<typeof decimal>;

/** Whether anything is on record that has to be disposed of one day; what else was erased of him says nothing of it. */
const hasFacts = ({ known }: ControlPerson): boolean => disposedKinds.some((kind) => known.includes(kind));

/** Of whoever has control what was erased is asked for again; of a former individual nothing is that was disposed of. */
const missingOf = ({ known, erased }: ControlPerson, hasControl: boolean): ControlLine['missing'] =>
  wantedFacts.filter((kind) => !known.includes(kind) && (hasControl || !erased.includes(kind)));

const percents = ({ votes, value }: Weighed) => ({
  percentVotes: votes && percentOf(votes),
  percentValue: value && percentOf(value),
});

interface Where {
  readonly q: Queries;
  readonly orgId: string;
}

interface ClockAsked {
  readonly at: ReadingAt;
  readonly today: PlainDate;
  /** null before incorporation. */
  readonly incorporatedOn: PlainDate | null;
}

/** What falls due today; nothing before incorporation and after the end. */
export async function clocksOf(
  { q, orgId }: Where,
  reading: ControlReading,
  { at, today, incorporatedOn }: ClockAsked,
): Promise<ControlClock[]> {
  const organization = await organizationOf(q, orgId);
  const { jurisdiction, status } = organization;
  if (incorporatedOn === null || status === 'dissolved') return [];
  const yearEnd = readFiscalYearEnd(organization.fiscal_year_end);
  const named = namesIn(reading);
  const lines = reading.found.individuals.flatMap((one) => lineOf(reading, one));
  const zone = registryZoneOf(organization);
  const since = await unfiledSince({ q, orgId, zone }, reading, at);
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
    unfiledSince: since === null ? null : dateInZone(since, zone),
    reviews: reading.entries.flatMap(({ value }) => (value.of === 'review' ? [value] : [])),
  });
  return due.map(({ kind, dueOn, countedFrom, personId }) => ({
    kind,
    due_on: dueOn,
    days: daysUntil(today, dueOn),
    counted_from: countedFrom,
    person: personId === null ? null : named(personId),
  }));
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

/** When the first change was recorded that no filing tells yet: somebody became one, ceased, or told a fact anew. */
async function unfiledSince(
  { q, orgId, zone }: Where & { readonly zone: string },
  { found, entries }: ControlReading,
  { asOf }: ReadingAt,
) {
  const filed = entries.flatMap(({ value, entry }) =>
    value.of === 'filing' ? [{ entry, on: value.on }] : [],
  );
  const after = await lastFiledSeq(q, orgId, { filed, zone });
  const before = after === 0 ? [] : (await readingOf(q, orgId, { asOf, seq: after })).found.individuals;
  const told = new Set(before.flatMap(spansOf));
  const known = new Set(found.individuals.flatMap(spansOf));
  const changed = [
    ...[...known].filter((one) => !told.has(one)),
    ...[...told].filter((one) => !known.has(one)),
  ];
  const days = [...new Set(changed.flatMap((one) => one.split(' ').slice(1)))].filter((day) => day !== '');
  const people = found.individuals.map(({ personId }) => personId);
  return firstRecorded(q, orgId, { after, days: days as PlainDate[], people });
}

const spansOf = ({ personId, periods }: Individual): string[] =>
  periods.map(({ from, to }) => `${personId} ${from} ${to ?? ''}`);
