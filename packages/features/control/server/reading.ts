/** Significant control as the registers tell it on a date, as known with an act. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { formatHundredths } from '@tabellion/kernel/percent.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { inSlices, type ReadingAt } from '../../registers/server/public/acts.ts';
import { type ControlPerson, type ControlRow, controlRowsOn } from '../../registers/server/public/control.ts';
import { capTableAt } from '../../registers/server/public/shares.ts';
import type { ControlFacts } from '../rules/facts.ts';
import { soleHolder, type VotePercentByHolder } from '../rules/shown.ts';
import { type Significance, significanceInSteps } from '../rules/significance.ts';

export interface ControlFound {
  readonly found: Significance;
  readonly persons: ReadonlyMap<string, ControlPerson>;
  readonly entries: readonly ControlRow[];
}

export interface ControlReading extends ControlFound {
  readonly classNames: ReadonlyMap<string, string>;
  /** Per cent of the votes as the cap table of the date says them, of registered holders. */
  readonly votesShown: VotePercentByHolder;
  /** An individual with control by shares since one of these days may have had it for longer: the shares were
   *  taken over. */
  readonly takenOverDays: ReadonlySet<PlainDate>;
}

export async function readingOf(q: Queries, orgId: string, at: ReadingAt): Promise<ControlReading> {
  const rows = await controlRowsOn(q, orgId, at);
  const control = await controlIn(rows, at.asOf);
  return {
    ...control,
    classNames: new Map(rows.votes.map(({ classId, name }) => [classId, name])),
    votesShown: await votesShownOf(q, orgId, { ...at, found: control.found }),
    takenOverDays: new Set(rows.takenOverDays),
  };
}

/** The same without what only its page shows, in one statement. */
export const controlFoundOn = async (q: Queries, orgId: string, at: ReadingAt): Promise<ControlFound> =>
  controlIn(await controlRowsOn(q, orgId, at), at.asOf);

async function controlIn(
  { entries, votes, joint, held, whole, persons }: Awaited<ReturnType<typeof controlRowsOn>>,
  asOf: PlainDate,
): Promise<ControlFound> {
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
    individuals: new Set(persons.filter(({ kind }) => kind === 'individual').map(({ personId }) => personId)),
  };
  return {
    found: await inSlices(significanceInSteps(facts, asOf)),
    persons: new Map(persons.map((one) => [one.personId, one])),
    entries,
  };
}

/** Percentages of the holders whose shares alone are somebody's interest. */
async function votesShownOf(
  q: Queries,
  orgId: string,
  { found, ...at }: ReadingAt & { readonly found: Significance },
): Promise<VotePercentByHolder> {
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

export const currentIndividualIds = ({ individuals }: Significance): string[] =>
  individuals.filter(({ periods }) => periods.at(-1)?.to === null).map(({ personId }) => personId);
