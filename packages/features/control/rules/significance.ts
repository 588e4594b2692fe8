/** Individuals with significant control, since when and until when (CBCA s. 2.1): computed from holdings and from
 *  what is entered by hand. */
import { finish, STEP, type Stepwise } from '@tabellion/book/stepwise.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import {
  type Attribution,
  type Attributions,
  attributedShares,
  attributionsIn,
  combineInterests,
  isSignificant,
  type VotesAndValueParts,
  votesAndValueUnder,
  WHOLE,
} from './attribution.ts';
import { type ControlFacts, type DateSpan, isOn } from './facts.ts';
import { periodsInSteps } from './timeline.ts';
import { DailyVotesAndValue, type VotesAndValueOfDay } from './votesAndValue.ts';

/** Several who exercise their rights together: each has significant control where their block has. */
export interface ConcertGroup {
  readonly controlId: string;
  readonly individuals: readonly string[];
  readonly votesAndValue: VotesAndValueParts;
}

export interface ControlInterest {
  readonly on: PlainDate;
  /** Whose shares count, those without any left out. */
  readonly attributed: readonly (Attribution & { readonly shares: bigint })[];
  readonly votesAndValue: VotesAndValueParts;
  readonly blocks: readonly ConcertGroup[];
  readonly inFact: readonly string[];
}

export interface ControlIndividual {
  readonly personId: string;
  /** When he had significant control, the last time last; the one that lasts has no end. */
  readonly periods: readonly DateSpan[];
  /** The interest on the date, or on the last day on which he had it. */
  readonly interest: ControlInterest;
}

export interface Significance {
  readonly individuals: readonly ControlIndividual[];
  /** Bodies corporate, trusts and joint holders with a quarter or more on the date of which nobody says who stands behind. */
  readonly unresolved: readonly { readonly personId: string; readonly votesAndValue: VotesAndValueParts }[];
  /** Whether value is known on the date; true while no shares are outstanding. */
  readonly isValued: boolean;
  readonly days: readonly PlainDate[];
}

/** Up to a date; what happens later is left out. */
export const significance = (facts: ControlFacts, asOf: PlainDate): Significance =>
  finish(significanceInSteps(facts, asOf));

/** The same in steps: of a register with many holders it takes a while. */
export function* significanceInSteps(facts: ControlFacts, asOf: PlainDate): Stepwise<Significance> {
  const days = daysOf(facts).filter((day) => day <= asOf);
  yield;
  const people = peopleOf(facts);
  yield;
  const attributions = attributionsIn(facts);
  const periods = yield* periodsInSteps(facts, { people, attributions, days });
  const found = new Map<string, ControlIndividual>();
  const namedOf = namedIn(facts);
  const ofDay = new DailyVotesAndValue(facts);
  for (const [day, own] of lastDays(periods, days)) {
    ofDay.moveTo(day);
    for (const personId of own) {
      const interest = interestOf({ attributions, ofDay, day }, personId, namedOf.get(personId) ?? []);
      found.set(personId, { personId, periods: periods.get(personId) ?? [], interest });
      if (found.size % STEP === 0) yield;
    }
  }
  const last = days.at(-1);
  if (last !== undefined) ofDay.moveTo(last);
  yield;
  return {
    individuals: people.flatMap((personId) => found.get(personId) ?? []),
    unresolved: unresolvedOn(facts, ofDay, asOf),
    isValued: ofDay.all.votes === 0n || ofDay.all.value !== null,
    days,
  };
}

/** Finds the last day with control of each individual, among `days` on which anything changed; by day, rising. */
function lastDays(
  periods: ReadonlyMap<string, readonly DateSpan[]>,
  days: readonly PlainDate[],
): [PlainDate, string[]][] {
  const before = new Map(days.map((day, at) => [day, days[at - 1]]));
  const byDay = new Map<PlainDate, string[]>();
  for (const [personId, own] of periods) {
    const to = own.at(-1)?.to;
    if (to === undefined) continue;
    const day = to === null ? days.at(-1) : before.get(to);
    if (day !== undefined) byDay.get(day)?.push(personId) ?? byDay.set(day, [personId]);
  }
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1));
}

type Statements = ControlFacts['statements'];

/** Statements that name an individual other than for others' shares: concert, and control in fact. */
function namedIn({ statements }: ControlFacts): ReadonlyMap<string, Statements> {
  const found = new Map<string, Statements[number][]>();
  for (const one of statements) {
    if (one.ground !== 'concert' && one.ground !== 'in_fact') continue;
    for (const personId of one.individuals) found.set(personId, [...(found.get(personId) ?? []), one]);
  }
  return found;
}

function interestOf(
  {
    attributions,
    ofDay,
    day,
  }: { readonly attributions: Attributions; readonly ofDay: VotesAndValueOfDay; readonly day: PlainDate },
  personId: string,
  naming: Statements,
): ControlInterest {
  const attributed = attributions.on(personId, day);
  const named = naming.filter((one) => isOn(one, day));
  return {
    on: day,
    attributed: attributed
      .map((one) => ({ ...one, shares: attributedShares(one, ofDay) }))
      .filter(({ shares }) => shares > 0n),
    votesAndValue: votesAndValueUnder(attributed, ofDay),
    blocks: named
      .filter(({ ground }) => ground === 'concert')
      .map(({ controlId, individuals }) => {
        const all = combineInterests(individuals.map((one) => attributions.on(one, day)));
        return { controlId, individuals, votesAndValue: votesAndValueUnder(all, ofDay) };
      }),
    inFact: named.filter(({ ground }) => ground === 'in_fact').map(({ controlId }) => controlId),
  };
}

const isHeavy = ({ votes, value }: VotesAndValueParts): boolean =>
  isSignificant(votes) || isSignificant(value);

function unresolvedOn(
  facts: ControlFacts,
  ofDay: VotesAndValueOfDay,
  day: PlainDate,
): Significance['unresolved'] {
  const explained = new Set([
    ...facts.statements.filter((one) => isOn(one, day)).flatMap(({ holders }) => holders),
    ...facts.joint.filter((one) => isOn(one, day)).map(({ personId }) => personId),
  ]);
  const bodies = new Set(facts.held.map(({ personId }) => personId));
  return [...bodies].flatMap((personId) => {
    if (facts.individuals.has(personId) || explained.has(personId)) return [];
    const votesAndValue = votesAndValueUnder([{ holderId: personId, part: WHOLE, classIds: null }], ofDay);
    return isHeavy(votesAndValue) ? [{ personId, votesAndValue }] : [];
  });
}

const peopleOf = (facts: ControlFacts): string[] => [
  ...new Set([
    ...facts.held.map(({ personId }) => personId).filter((one) => facts.individuals.has(one)),
    ...facts.statements.flatMap(({ individuals }) => individuals),
    ...facts.joint.flatMap(({ members }) => members).filter((one) => facts.individuals.has(one)),
  ]),
];

function daysOf({ held, whole, votes, values, statements, joint }: ControlFacts): PlainDate[] {
  const ends = [...votes, ...values, ...statements, ...joint].flatMap(({ from, to }) =>
    to === null ? [from] : [from, to],
  );
  const moved = [...held, ...whole].map(({ day }) => day);
  return [...new Set([...moved, ...ends])].sort();
}
