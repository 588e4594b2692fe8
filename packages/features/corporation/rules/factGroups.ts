import type { CorporationFacts, HistoryLine } from '../contract.ts';

type Fact = keyof CorporationFacts;

/** The facts that one entry changes together, in the order in which they are shown. */
export const factGroups = {
  name: ['name'],
  registered_office: ['registered_office'],
  records_office: ['records_office'],
  fiscal_year_end: ['fiscal_year_end'],
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

/** An entry that states facts of a group, and the day from which a later one states them anew. */
export interface FactVersion {
  readonly group: FactGroup;
  readonly line: HistoryLine;
  /** Null while it holds. */
  readonly until: string | null;
}

/** The entries of each group, the latest first. @param history  the first entry first */
export const versionsIn = (history: readonly HistoryLine[], group: FactGroup): readonly FactVersion[] =>
  history
    .filter(({ states }) => factGroups[group].some((fact) => states[fact] !== undefined))
    .map((line, at, all): FactVersion => ({ group, line, until: all[at + 1]?.on ?? null }))
    .reverse();
