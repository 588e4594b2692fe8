/** Reads what the deadlines of the register of individuals with significant control run from, and which run. It
 *  costs a sweep over all holdings, so that later features keep it; the law is applied when it is read. */
import { dateInZone, type Instant, type PlainDate } from '@tabellion/kernel/date.ts';
import {
  type ControlDeadlineFacts,
  computeControlDeadlines,
  type Due,
} from '@tabellion/law/deadlines/controlDeadlines.ts';
import type { FinancialYears } from '@tabellion/law/deadlines/financialYears.ts';
import { type JurisdictionId, jurisdiction as jurisdictionOf } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { registryZoneOf } from '../../organizations/server/public.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import type { ControlPerson } from '../../registers/server/public/control.ts';
import { requirementsIn } from '../rules/requiredFacts.ts';
import { type ControlFound, controlFoundOn } from './reading.ts';
import { type Unfiled, unfiledIn } from './unfiled.ts';
import { hasFactsToDispose, missingOf } from './view.ts';

export interface ControlGrounds {
  /** Everybody who has or had control, with the last span in which he had it. */
  readonly individuals: readonly {
    readonly personId: string;
    readonly from: PlainDate;
    readonly to: PlainDate | null;
    /** When it was learned, where that is told of what makes him one; else when he became one. */
    readonly learnedOn: PlainDate;
    /** Whether he holds a position, for which his facts are needed as well. */
    readonly holdsSeat: boolean;
  }[];
  /** When the first change that no filing tells was recorded. */
  readonly unfiledSince: Instant | null;
  readonly reviews: ControlDeadlineFacts['reviews'];
}

export interface ClockFacts {
  readonly jurisdiction: JurisdictionId;
  readonly incorporatedOn: PlainDate | null;
  readonly dissolvedOn: PlainDate | null;
  readonly financialYears: FinancialYears | undefined;
  /** The keys of deadlines that are done or not applicable. */
  readonly settled: ReadonlySet<string>;
}

/** Which facts of a person are on record: what the law asks of him is judged by these. */
export type PersonOnRecord = Pick<ControlPerson, 'onRecord' | 'erased' | 'hasWords'>;

/** @param at  today, as known now */
export async function controlGroundsOn(q: Queries, orgId: string, at: ReadingAt): Promise<ControlGrounds> {
  const found = await controlFoundOn(q, orgId, at);
  return groundsIn(found, await unfiledIn(q, orgId, found, at));
}

export function groundsIn(reading: ControlFound, unfiled: readonly Unfiled[]): ControlGrounds {
  return {
    individuals: reading.found.individuals.flatMap(({ personId, periods }) => {
      const [person, last] = [reading.persons.get(personId), periods.at(-1)];
      if (person === undefined || last === undefined) return [];
      const { from, to } = last;
      const { holdsSeat } = person;
      return [{ personId, from, to, learnedOn: learnedOf(reading, personId, from), holdsSeat }];
    }),
    unfiledSince: unfiled[0]?.since ?? null,
    reviews: reading.entries.flatMap(({ value }) =>
      value.of === 'review' ? [{ on: value.on, yearEndOn: value.yearEndOn }] : [],
    ),
  };
}

/** Whether the register is filed with the registry there. */
export const isFiledIn = (id: JurisdictionId): boolean =>
  jurisdictionOf(id).transparencyRegister.filedWithRegistry === true;

/** The deadlines as of today; none before incorporation. */
export function controlDueOf(
  { individuals, unfiledSince, reviews }: ControlGrounds,
  persons: ReadonlyMap<string, PersonOnRecord>,
  facts: ClockFacts & { readonly today: PlainDate },
): readonly Due[] {
  const { jurisdiction, incorporatedOn, dissolvedOn, financialYears, settled, today } = facts;
  if (incorporatedOn === null) return [];
  const required = requirementsIn(jurisdiction).facts;
  const known = individuals.flatMap((one) => {
    const person = persons.get(one.personId);
    return person === undefined ? [] : [{ ...one, person }];
  });
  const isUnfiled = isFiledIn(jurisdiction) && unfiledSince !== null;
  return computeControlDeadlines({
    jurisdiction,
    today,
    incorporatedOn,
    dissolvedOn,
    financialYears,
    incomplete: known
      .filter(({ person, to }) => to === null && missingOf(person, true, required).length > 0)
      .map(({ personId, learnedOn: since }) => ({ personId, since })),
    ceased: known.flatMap(({ personId, person, to: ceasedOn, holdsSeat }) =>
      ceasedOn === null || holdsSeat || !hasFactsToDispose(person) ? [] : [{ personId, ceasedOn }],
    ),
    unfiledSince: isUnfiled ? dateInZone(unfiledSince, registryZoneOf({ jurisdiction })) : null,
    reviews,
    settled,
  });
}

/** The day from which the time to record somebody runs: when it was learned, where that is told of what makes him one. */
function learnedOf({ entries }: ControlFound, personId: string, became: PlainDate): PlainDate {
  const learned = entries.flatMap(({ value }) =>
    value.of === 'statement' &&
    value.endedOn === null &&
    value.from === became &&
    value.learnedOn !== null &&
    value.individuals.includes(personId)
      ? [value.learnedOn]
      : [],
  );
  const first = learned.sort()[0];
  return first !== undefined && first > became ? first : became;
}
