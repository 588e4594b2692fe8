import type { PersonalFactRef } from '@tabellion/book/act.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { disposal } from '@tabellion/law/deadlines/controlDeadlines.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { registeredPerson } from '../../people/server/public.ts';
import { displayName, sortingName } from '../../registers/facts.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import type { ControlPerson, ControlRow } from '../../registers/server/public/control.ts';
import { wordsIn } from '../../registers/server/public/people.ts';
import type { ControlLine, ControlView } from '../registerContract.ts';
import { isSignificant } from '../rules/attribution.ts';
import { disposedFactKinds, isOn } from '../rules/facts.ts';
import { type ControlQuery, filterAndSortLines } from '../rules/listing.ts';
import type { RequiredFact } from '../rules/requiredFacts.ts';
import { soleHolder, votesAndValueTexts } from '../rules/shown.ts';
import type { ControlIndividual } from '../rules/significance.ts';
import { type ControlFound, type ControlReading, currentIndividualIds } from './reading.ts';

type ShownLines = Pick<
  ControlView,
  'standing' | 'unresolved' | 'isValued' | 'statements' | 'steps' | 'filings' | 'values' | 'days'
>;

/** Texts by the fact's id; erased ones are not there. */
export type DescriptionTexts = ReadonlyMap<string, string>;

export const readDescriptionTexts = (
  q: Queries,
  orgId: string,
  { entries }: ControlReading,
): Promise<DescriptionTexts> =>
  wordsIn(
    q,
    orgId,
    entries.flatMap(({ value }) => refsIn(value)),
  );

function refsIn(value: ControlRow['value']): PersonalFactRef[] {
  if (value.of === 'statement') return value.descriptions.map(({ ref }) => ref);
  return value.of === 'review' && value.summary !== null ? [value.summary] : [];
}

export interface ControlLineContext {
  /** True of an earlier date, or of what was known before: facts erased since were on record then. */
  readonly isPast: boolean;
  readonly words: DescriptionTexts;
  readonly required: readonly RequiredFact[];
}

export function linesOf(
  reading: ControlReading,
  listing: ControlQuery,
  viewed: ControlLineContext,
): ControlLine[] {
  const { found, persons } = reading;
  const all = found.individuals
    .flatMap((one) => lineOf(reading, one, viewed))
    .map((line) => ({ ...line, sortingName: sortingName(persons.get(line.person_id)?.name) }));
  return filterAndSortLines(all, listing).map(({ sortingName: _, ...line }) => line);
}

/** The parts of the view beside its lines. */
export function viewOf(reading: ControlReading, { asOf }: ReadingAt, words: DescriptionTexts): ShownLines {
  const { found, entries, classNames } = reading;
  const named = namesIn(reading);
  const standing = entries.filter((row) => isOn(row, asOf));
  return {
    standing: currentIndividualIds(found).map(named),
    unresolved: found.unresolved.map(({ personId, votesAndValue }) => ({
      ...named(personId),
      ...votesAndValueTexts(votesAndValue, reading.votesShown.get(personId)),
    })),
    isValued: found.isValued,
    statements: statementsOf(standing, reading, words),
    ...iscStepsOf(standing, named, words),
    values: [...classNames].map(([class_id, name]) => {
      const row = standing.find(({ value }) => value.of === 'value' && value.classId === class_id);
      const value = row?.value.of === 'value' ? row.value : undefined;
      return {
        class_id,
        name,
        amount: value?.perShare ?? null,
        basis: value?.basis ?? null,
        on: value?.on ?? null,
        act_id: row?.act ?? null,
      };
    }),
    days: [...found.days],
  };
}

/** Statements in effect, and ended ones with the act that ended them, so that either can be voided. */
function statementsOf(
  standing: readonly ControlRow[],
  reading: ControlReading,
  words: DescriptionTexts,
): ControlView['statements'] {
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
        manner: value.manner,
        descriptions: value.descriptions.map(({ personId, ref }) => ({
          ...named(personId),
          words: words.get(ref.fact) ?? null,
        })),
        from: value.from,
        learned_on: value.learnedOn,
        entry,
        act_id,
        ended: value.endedOn === null ? null : { on: value.endedOn, entry: row.entry, act_id: row.act },
      },
    ];
  });
}

type NameOf = (personId: string) => { person_id: string; display_name: string };

export const namesIn =
  ({ persons }: ControlFound): NameOf =>
  (personId) => ({ person_id: personId, display_name: displayName(persons.get(personId)?.name) });

/** The last first. */
function iscStepsOf(
  standing: readonly ControlRow[],
  named: NameOf,
  words: DescriptionTexts,
): Pick<ControlView, 'steps' | 'filings'> {
  const last = standing.toReversed();
  return {
    steps: last.flatMap(({ value, entry, act: act_id }) => {
      if (value.of !== 'review') return [];
      const { on, ways, outcome, peopleAsked, yearEndOn: year_end } = value;
      const summary = value.summary === null ? null : (words.get(value.summary.fact) ?? null);
      const people = peopleAsked.map(({ personId, answered }) => ({ ...named(personId), answered }));
      return [{ act_id, on, entry, ways: [...ways], outcome, year_end, summary, people_asked: people }];
    }),
    filings: last.flatMap(({ value, entry, act: act_id }) => {
      if (value.of !== 'filing') return [];
      const { on, occasion, reference, covers: input } = value;
      const covers = {
        to: input.entry,
        individuals: input.individuals.map(({ personId }) => named(personId)),
      };
      return [{ act_id, on, entry, occasion, reference, covers }];
    }),
  };
}

const groundsOf = ({ votesAndValue, blocks, inFact }: ControlIndividual['interest']) => [
  ...(isSignificant(votesAndValue.votes) ? (['votes'] as const) : []),
  ...(isSignificant(votesAndValue.value) ? (['value'] as const) : []),
  ...(blocks.length > 0 ? (['concert'] as const) : []),
  ...(inFact.length > 0 ? (['in_fact'] as const) : []),
];

/** It began with shares that were taken over, which were held before, nobody says since when. */
export const isOnOrBefore = (
  { takenOverDays }: Pick<ControlReading, 'takenOverDays'>,
  { periods, interest }: Pick<ControlIndividual, 'periods' | 'interest'>,
): boolean => {
  const from = periods.at(-1)?.from;
  return (
    from !== undefined &&
    takenOverDays.has(from) &&
    groundsOf(interest).some((ground) => ground !== 'in_fact')
  );
};

/** Nobody where the register has him not on the date. */
function lineOf(
  reading: ControlReading,
  { personId, periods, interest }: ControlIndividual,
  { required, words, isPast }: ControlLineContext,
): ControlLine[] {
  const person = reading.persons.get(personId);
  const [first, last] = [periods[0], periods.at(-1)];
  if (person === undefined || first === undefined || last === undefined) return [];
  const named = namesIn(reading);
  const { votesShown } = reading;
  const { votesAndValue, blocks, attributed } = interest;
  const ceased = last.to;
  const disposed = ceased === null ? null : disposal(ceased);
  const grounds = groundsOf(interest);
  return [
    {
      ...registeredPerson(person),
      periods: periods.map(({ from, to }) => ({ from, to })),
      became_on: last.from,
      is_on_or_before: isOnOrBefore(reading, { periods, interest }),
      ceased_on: ceased,
      grounds,
      ...votesAndValueTexts(
        votesAndValue,
        ceased === null ? votesShown.get(soleHolder(attributed) ?? '') : undefined,
      ),
      attributed: attributed.map(({ holderId, how, part, shares }) => ({
        holder: named(holderId),
        how,
        part: formatDecimal(decimalOf(part)),
        sharesExact: String(shares),
      })),
      blocks: blocks.map((block) => ({
        with: block.individuals.filter((one) => one !== personId).map(named),
        ...votesAndValueTexts(block.votesAndValue),
      })),
      descriptions: descriptionsOf(reading, personId, interest.on, words),
      missing: missingOf(person, ceased === null && !isPast, required),
      dispose_from: disposed?.from ?? null,
      dispose_by: disposed?.by ?? null,
      is_disposed:
        !hasFactsToDispose(person) && disposedFactKinds.some((kind) => person.erased.includes(kind)),
    },
  ];
}

/** Parts are counted to ten places, as decimals are. */
const decimalOf = (part: bigint) => (part + decimal('0')) as ReturnType<typeof decimal>;

/** Descriptions of him from the entries in effect on a day. */
const descriptionsOf = (
  { entries }: ControlReading,
  personId: string,
  on: PlainDate,
  words: DescriptionTexts,
): string[] =>
  entries.flatMap((row) =>
    row.value.of === 'statement' && row.value.endedOn === null && isOn(row, on)
      ? row.value.descriptions.flatMap(({ personId: of, ref }) => {
          const stored = of === personId ? words.get(ref.fact) : undefined;
          return stored === undefined ? [] : [stored];
        })
      : [],
  );

/** Whether anything is on record that has to be disposed of one day; what else was erased of him says nothing of it. */
export const hasFactsToDispose = ({
  onRecord,
  hasWords,
}: Pick<ControlPerson, 'onRecord' | 'hasWords'>): boolean =>
  hasWords || disposedFactKinds.some((kind) => onRecord.includes(kind));

/** Erased facts of whoever has control now are asked for again; for a former individual, and on an earlier date,
 *  nothing that was disposed of since is missing. */
export const missingOf = (
  { onRecord, erased }: Pick<ControlPerson, 'onRecord' | 'erased'>,
  hasControl: boolean,
  required: readonly RequiredFact[],
): ControlLine['missing'] =>
  required.filter((kind) => !onRecord.includes(kind) && (hasControl || !erased.includes(kind)));
