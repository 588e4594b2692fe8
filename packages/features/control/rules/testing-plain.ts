/**
 * Significant control by definition and in plain JavaScript numbers: everybody is weighed on every day. Tests compare the
 * sweep with it, and it is the floor of `npm run bench -- registers`. It takes small numbers, whole percents and
 * statements about all classes.
 */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type ControlFacts, isOn } from './facts.ts';

/** `person from to`, of each span. */
export function plainPeriods(
  facts: ControlFacts,
  days: readonly PlainDate[],
  people: readonly string[],
): string[] {
  const held = new Map<string, Map<string, number>>();
  const whole = new Map<string, number>();
  const begun = new Map<string, PlainDate>();
  const ended: string[] = [];
  let [nextHeld, nextWhole] = [0, 0];
  for (const day of days) {
    for (let one = facts.held[nextHeld]; one && one.day <= day; one = facts.held[++nextHeld]) {
      const own = held.get(one.personId) ?? new Map<string, number>();
      held.set(one.personId, own.set(one.classId, Number(one.shares)));
    }
    for (let one = facts.whole[nextWhole]; one && one.day <= day; one = facts.whole[++nextWhole])
      whole.set(one.classId, Number(one.shares));
    const votes = perShare(facts.votes, day);
    const values = valuesOn(facts, day, whole);
    const statements = facts.statements.filter((one) => isOn(one, day));
    const joint = facts.joint.filter((one) => isOn(one, day));
    /** Percent of a holder's shares, by holder, that count for several as one; one entry counts once. */
    const partsOf = (those: readonly string[]): Map<string, number> => {
      const parts = new Map<string, number>();
      const add = (holder: string, part: number) =>
        parts.set(holder, Math.min(100, (parts.get(holder) ?? 0) + part));
      for (const one of those) add(one, 100);
      for (const { personId, members } of joint)
        if (members.some((one) => those.includes(one))) add(personId, 100);
      for (const { ground, individuals, holders, part } of statements)
        if ((ground === 'owner' || ground === 'direction') && individuals.some((one) => those.includes(one)))
          for (const holder of holders) add(holder, Number(part));
      return parts;
    };
    const isHeavy = (those: readonly string[]): boolean =>
      [votes, values].some((rate) => {
        if (rate === null) return false;
        let [own, all] = [0, 0];
        for (const [classId, shares] of whole) all += shares * (rate.get(classId) ?? 0);
        for (const [holder, part] of partsOf(those))
          for (const [classId, shares] of held.get(holder) ?? [])
            own += shares * part * (rate.get(classId) ?? 0);
        return all > 0 && own * 4 >= all * 100;
      });
    for (const person of people) {
      const has =
        isHeavy([person]) ||
        statements.some(
          ({ ground, individuals }) =>
            individuals.includes(person) &&
            (ground === 'in_fact' || (ground === 'concert' && isHeavy(individuals))),
        );
      const from = begun.get(person);
      if (has && from === undefined) begun.set(person, day);
      if (has || from === undefined) continue;
      ended.push(`${person} ${from} ${day}`);
      begun.delete(person);
    }
  }
  return [...ended, ...[...begun].map(([person, from]) => `${person} ${from} null`)].sort();
}

const perShare = (rows: ControlFacts['votes'], day: PlainDate): Map<string, number> =>
  new Map(rows.filter((one) => isOn(one, day)).map(({ classId, perShare }) => [classId, Number(perShare)]));

function valuesOn(facts: ControlFacts, day: PlainDate, whole: ReadonlyMap<string, number>) {
  const valued = perShare(facts.values, day);
  const outstanding = [...whole].filter(([, shares]) => shares > 0).map(([classId]) => classId);
  if (valued.size === 0 && outstanding.length === 1) return new Map([[outstanding[0] ?? '', 1]]);
  return outstanding.every((classId) => valued.has(classId)) ? valued : null;
}
