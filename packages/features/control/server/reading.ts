/** Significant control as the registers tell it on a date, as known with an act. */
import type { ControlEntry } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { formatHundredths } from '@tabellion/kernel/percent.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { inSlices, type ReadingAt } from '../../registers/server/public/acts.ts';
import {
  type ControlPerson,
  type ControlRow,
  controlEntriesOn,
  controlPersonsOn,
  jointHoldersOn,
  largeHoldingsOn,
  outstandingByDay,
  takenOverDays,
  votesOn,
} from '../../registers/server/public/control.ts';
import { capTableAt } from '../../registers/server/public/shares.ts';
import type { ControlFacts } from '../rules/facts.ts';
import { soleHolder, type VotesShown } from '../rules/shown.ts';
import { type Significance, significanceInSteps } from '../rules/significance.ts';

export interface ControlReading {
  readonly found: Significance;
  readonly persons: ReadonlyMap<string, ControlPerson>;
  readonly entries: readonly ControlRow[];
  /** By their ids. */
  readonly classNames: ReadonlyMap<string, string>;
  /** Per cent of the votes as the cap table of the date says them, of registered holders. */
  readonly votesShown: VotesShown;
  /** Who has control by shares since one of these days may have had it for longer: the shares were taken over. */
  readonly takenOverDays: ReadonlySet<PlainDate>;
}

export async function readingOf(q: Queries, orgId: string, at: ReadingAt): Promise<ControlReading> {
  const [entries, votes, joint] = await Promise.all([
    controlEntriesOn(q, orgId, at),
    votesOn(q, orgId, at),
    jointHoldersOn(q, orgId, at),
  ]);
  const statements = valuesOf(entries, 'statement');
  const named = [
    ...statements.flatMap(({ individuals, holders }) => [...individuals, ...holders]),
    ...joint.flatMap(({ members }) => members),
    ...valuesOf(entries, 'review').flatMap(({ peopleAsked }) => peopleAsked.map(({ personId }) => personId)),
  ];
  const [held, whole, takenOver] = await Promise.all([
    largeHoldingsOn(q, orgId, { ...at, named }),
    outstandingByDay(q, orgId, at),
    takenOverDays(q, orgId, at),
  ]);
  const ids = [...new Set([...named, ...held.map(({ personId }) => personId)])];
  const persons = new Map(
    (await controlPersonsOn(q, orgId, { ...at, ids })).map((one) => [one.personId, one]),
  );
  const facts: ControlFacts = {
    held: held.map((one) => ({ ...one, shares: BigInt(one.shares) })),
    whole: whole.map((one) => ({ ...one, shares: BigInt(one.shares) })),
    votes,
    values: entries.flatMap(({ from, to, value }) =>
      value.of === 'value' && value.perShare !== null
        ? [{ from, to, classId: value.classId, perShare: value.perShare }]
        : [],
    ),
    statements: entries.flatMap(({ from, to, value }) =>
      // A row after the end says that it has ended.
      value.of === 'statement' && value.endedOn === null ? [{ ...value, from, to }] : [],
    ),
    joint,
    individuals: new Set(
      [...persons.values()].filter(({ kind }) => kind === 'individual').map(({ personId }) => personId),
    ),
  };
  const found = await inSlices(significanceInSteps(facts, at.asOf));
  return {
    found,
    persons,
    entries,
    classNames: new Map(votes.map(({ classId, name }) => [classId, name])),
    votesShown: await votesShownOf(q, orgId, { ...at, found }),
    takenOverDays: takenOver,
  };
}

/** Of those holders whose shares alone are somebody's interest. */
async function votesShownOf(
  q: Queries,
  orgId: string,
  { found, ...at }: ReadingAt & { readonly found: Significance },
): Promise<VotesShown> {
  const who = [
    ...found.individuals
      .filter(({ periods }) => periods.at(-1)?.to === null)
      .flatMap(({ interest }) => soleHolder(interest.attributed) ?? []),
    ...found.unresolved.map(({ personId }) => personId),
  ];
  if (who.length === 0) return new Map();
  const { largest } = await capTableAt(q, orgId, { ...at, most: 0, who, withPool: false });
  return new Map(
    largest.map(({ personId, percentVotes }) => [personId, formatHundredths(BigInt(percentVotes))]),
  );
}

type Kind = ControlEntry['of'];

/** Entries of one kind, in effect or ended. */
const valuesOf = <K extends Kind>(rows: readonly ControlRow[], kind: K): Extract<ControlEntry, { of: K }>[] =>
  rows.flatMap(({ value }) => (value.of === kind ? [value as Extract<ControlEntry, { of: K }>] : []));

/** Who has significant control on the date. */
export const standingIn = ({ individuals }: Significance): string[] =>
  individuals.filter(({ periods }) => periods.at(-1)?.to === null).map(({ personId }) => personId);
