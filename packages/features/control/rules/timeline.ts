/** When people had significant control, from day to day. Only what a day changes is weighed anew: somebody's shares, what
 *  gives him a right over another's, or what a share weighs; of all others it is known how near a quarter they come at most. */
import { STEP, type Stepwise } from '@tabellion/book/stepwise.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import {
  type Attribution,
  type Attributions,
  attributedPart,
  combineInterests,
  groupRightsByHolder,
  WHOLE,
} from './attribution.ts';
import { type ControlFacts, type DateSpan, isOn } from './facts.ts';
import { QuarterThresholdTracker } from './threshold.ts';
import { DailyVotesAndValue } from './votesAndValue.ts';

/** An individual by himself, or several in concert: what counts as theirs. */
interface ControlCandidate {
  readonly people: readonly string[];
  rights: ReadonlyMap<string, readonly Attribution[]>;
  /** Shares by class, each times the part of it that counts. */
  shares: Map<string, bigint>;
}

type Statement = ControlFacts['statements'][number];

interface DayChanges {
  readonly people: Set<string>;
  readonly blocks: Set<Statement>;
  readonly inFact: Statement[];
}

/** Gives the spans in which each person had control, rising; whoever never had it is left out.
 *  @param days  those on which anything changes, rising */
export function* periodsInSteps(
  facts: ControlFacts,
  {
    people,
    attributions,
    days,
  }: { people: readonly string[]; attributions: Attributions; days: readonly PlainDate[] },
): Stepwise<Map<string, DateSpan[]>> {
  const timeline = new ControlTimeline(facts, attributions);
  yield* timeline.begin(people);
  for (const day of days) {
    yield* timeline.moveTo(day);
    yield;
  }
  return timeline.periods;
}

class ControlTimeline {
  readonly periods = new Map<string, DateSpan[]>();
  readonly #attributions: Attributions;
  readonly #ofDay: DailyVotesAndValue;
  readonly #turns: ReadonlyMap<PlainDate, DayChanges>;
  readonly #alone = new Map<string, ControlCandidate>();
  readonly #blocks = new Map<Statement, ControlCandidate>();
  readonly #blocksOf = new Map<string, Set<Statement>>();
  /** The candidates of whose weight a holder's shares are part. */
  readonly #attributedTo = new Map<string, Set<ControlCandidate>>();
  /** How many reasons somebody has at the moment, and whose changed on the day. */
  readonly #reasons = new Map<string, number>();
  readonly #turned = new Set<string>();
  readonly #votes = new QuarterThresholdTracker<ControlCandidate>((one, isAbove) =>
    this.#reason(one.people, isAbove),
  );
  readonly #value = new QuarterThresholdTracker<ControlCandidate>((one, isAbove) =>
    this.#reason(one.people, isAbove),
  );

  constructor(facts: ControlFacts, attributions: Attributions) {
    this.#ofDay = new DailyVotesAndValue(facts);
    this.#attributions = attributions;
    this.#turns = turnsIn(facts);
  }

  *begin(people: readonly string[]): Stepwise<void> {
    for (const [at, one] of people.entries()) {
      this.#alone.set(one, this.#open([one], this.#attributions.alone(one)));
      if (at % STEP === 0) yield;
    }
  }

  *moveTo(day: PlainDate): Stepwise<void> {
    const { held, isOtherwise } = this.#ofDay.moveTo(day);
    yield;
    const changed = new Set<ControlCandidate>();
    for (const [at, { personId, classId, by }] of held.entries()) {
      if (at % STEP === 0) yield;
      for (const one of this.#attributedTo.get(personId) ?? []) {
        const part = attributedPart(one.rights.get(personId) ?? [], classId);
        one.shares.set(classId, (one.shares.get(classId) ?? 0n) + by * part);
        changed.add(one);
      }
    }
    const turns = this.#turns.get(day);
    if (turns !== undefined) for (const one of this.#turn(turns, day)) changed.add(one);
    const { votes, value } = this.#ofDay.all;
    this.#votes.moveTo(votes * WHOLE);
    this.#value.moveTo(value === null ? null : value * WHOLE);
    yield;
    yield* this.#weigh(isOtherwise ? [...this.#alone.values(), ...this.#blocks.values()] : changed);
    this.#tell(day);
  }

  *#weigh(changed: Iterable<ControlCandidate>): Stepwise<void> {
    let done = 0;
    for (const one of changed) {
      let [votes, value] = [0n, 0n];
      for (const [classId, shares] of one.shares) {
        const weight = this.#ofDay.votesAndValueOf(classId, shares);
        votes += weight.votes;
        value += weight.value ?? 0n;
      }
      this.#votes.put(one, votes);
      this.#value.put(one, value);
      if (++done % STEP === 0) yield;
    }
  }

  /** Applies the changes of a day; returns the candidates whose rights changed. */
  #turn({ people, blocks, inFact }: DayChanges, day: PlainDate): ControlCandidate[] {
    const standing = new Set(blocks);
    for (const personId of people) for (const one of this.#blocksOf.get(personId) ?? []) standing.add(one);
    for (const one of inFact) this.#reason(one.individuals, isOn(one, day));
    const alone = [...people].flatMap((personId) => {
      const one = this.#alone.get(personId);
      if (one === undefined) return [];
      this.#reach(one, this.#attributions.on(personId, day));
      return [one];
    });
    return [...alone, ...[...standing].flatMap((one) => this.#turnBlock(one, day))];
  }

  #turnBlock(statement: Statement, day: PlainDate): ControlCandidate[] {
    const { individuals } = statement;
    const existing = this.#blocks.get(statement);
    if (!isOn(statement, day)) {
      if (existing === undefined) return [];
      this.#reach(existing, []);
      this.#votes.drop(existing);
      this.#value.drop(existing);
      this.#blocks.delete(statement);
      for (const one of individuals) this.#blocksOf.get(one)?.delete(statement);
      return [];
    }
    const all = combineInterests(individuals.map((one) => this.#attributions.on(one, day)));
    if (existing !== undefined) {
      this.#reach(existing, all);
      return [existing];
    }
    const block = this.#open(individuals, all);
    this.#blocks.set(statement, block);
    for (const one of individuals)
      this.#blocksOf.set(one, (this.#blocksOf.get(one) ?? new Set()).add(statement));
    return [block];
  }

  #open(people: readonly string[], attributed: readonly Attribution[]): ControlCandidate {
    const one: ControlCandidate = { people, rights: new Map(), shares: new Map() };
    this.#reach(one, attributed);
    return one;
  }

  #reach(one: ControlCandidate, attributed: readonly Attribution[]): void {
    for (const holderId of one.rights.keys()) this.#attributedTo.get(holderId)?.delete(one);
    one.rights = groupRightsByHolder(attributed);
    one.shares = new Map();
    for (const [holderId, rights] of one.rights) {
      this.#attributedTo.set(holderId, (this.#attributedTo.get(holderId) ?? new Set()).add(one));
      for (const [classId, shares] of this.#ofDay.sharesOf(holderId))
        one.shares.set(classId, (one.shares.get(classId) ?? 0n) + shares * attributedPart(rights, classId));
    }
  }

  #reason(people: readonly string[], isOne: boolean): void {
    for (const one of people) {
      this.#reasons.set(one, (this.#reasons.get(one) ?? 0) + (isOne ? 1 : -1));
      this.#turned.add(one);
    }
  }

  #tell(day: PlainDate): void {
    for (const personId of this.#turned) {
      const own = this.periods.get(personId) ?? [];
      const last = own.at(-1);
      const has = (this.#reasons.get(personId) ?? 0) > 0;
      if (has === (last?.to === null)) continue;
      if (has) this.periods.set(personId, [...own, { from: day, to: null }]);
      else if (last !== undefined) this.periods.set(personId, [...own.slice(0, -1), { ...last, to: day }]);
    }
    this.#turned.clear();
  }
}

function turnsIn({ statements, joint }: ControlFacts): Map<PlainDate, DayChanges> {
  const turns = new Map<PlainDate, DayChanges>();
  const at = (day: PlainDate): DayChanges => {
    const existing = turns.get(day) ?? { people: new Set(), blocks: new Set(), inFact: [] };
    turns.set(day, existing);
    return existing;
  };
  const bounds = ({ from, to }: DateSpan) => {
    if (to === null) return [from];
    return from === to ? [] : [from, to];
  };
  for (const one of joint)
    for (const day of bounds(one)) for (const personId of one.members) at(day).people.add(personId);
  for (const one of statements)
    for (const day of bounds(one))
      if (one.ground === 'concert') at(day).blocks.add(one);
      else if (one.ground === 'in_fact') at(day).inFact.push(one);
      else for (const personId of one.individuals) at(day).people.add(personId);
  return turns;
}
