import type { CorporationFacts, HistoryLine } from '../contract.ts';

type Fact = keyof CorporationFacts;

/** The facts that one entry changes together, in the order in which they are shown. */
export const factGroups = {
  name: ['name'],
  registered_office: ['registered_office'],
  records_office: ['records_office'],
  fiscal_year_end: ['fiscal_year_end', 'first_year_end'],
  articles: [
    'corporation_province',
    'min_directors',
    'max_directors',
    'transfer_restriction',
    'business_restriction',
    'other_provisions',
    'language',
    'sector',
  ],
} as const satisfies Record<string, readonly Fact[]>;
export type FactGroup = keyof typeof factGroups;

/** Facts of a group that one entry states, and that hold equally long. */
export interface FactVersion {
  readonly line: HistoryLine;
  readonly facts: readonly Fact[];
  /** The day from which a later entry states them anew; null while they hold. */
  readonly until: string | null;
}

/** The versions of a group's facts, the latest entry first and of one entry what still holds first. An entry of the articles
 *  states the items that it changes; the others hold on. @param history  the first entry first */
export function versionsIn(history: readonly HistoryLine[], group: FactGroup): readonly FactVersion[] {
  const facts: readonly Fact[] = factGroups[group];
  const versions = history.flatMap((line, at) => {
    const untilOf = (fact: Fact) =>
      history.slice(at + 1).find(({ states }) => states[fact] !== undefined)?.on ?? null;
    const stated = facts.filter((fact) => line.states[fact] !== undefined);
    const ends = [...new Set(stated.map(untilOf))].sort((a, b) =>
      a === null || (b !== null && a > b) ? 1 : -1,
    );
    return ends.map(
      (until): FactVersion => ({
        line,
        until,
        facts: stated.filter((fact) => untilOf(fact) === until),
      }),
    );
  });
  return versions.reverse();
}
