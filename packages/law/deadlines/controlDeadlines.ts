/** Deadlines of the register of individuals with significant control (CBCA ss. 21.1 to 21.4, OBCA s. 140.2 and following).
 *  None runs before the law asked for the register: federally since June 13, 2019. */

import {
  addDays,
  addMonths,
  type PlainDate,
  parsePlainDate,
  parseTypedDate,
} from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { type JurisdictionId, jurisdiction, mustConfirm } from '../jurisdictions.ts';
import { type DeadlineKind, isSettled } from './deadline.ts';
import { changeNoticeDueOn } from './dueDates.ts';
import { type FinancialYears, financialYearEndOf, financialYears } from './financialYears.ts';

/** Kept six years after ceasing, then disposed of within one (s. 21.1(5)). */
const RETENTION = { keptMonths: 72, disposedWithinMonths: 12 } as const;

export interface Due {
  readonly kind: 'record' | 'file' | 'review' | 'dispose';
  readonly dueOn: PlainDate;
  readonly countedFrom: PlainDate;
  readonly personId: string | null;
  /** Steps of the second financial year that ended in one calendar year: its last day. */
  readonly secondEndOn: PlainDate | null;
  /** The period was read neither in the law nor on a government page. */
  readonly confirmWithRegistry: boolean;
}

/** Its name among all deadlines of the corporation. */
export const deadlineKindOf = ({ kind }: Pick<Due, 'kind'>): DeadlineKind => `isc_${kind}`;

/** The year by which its key names it: steps are taken once a year. */
export const markedYearOf = ({ kind, dueOn }: Pick<Due, 'kind' | 'dueOn'>): number | null =>
  kind === 'review' ? Number(dueOn.slice(0, 4)) : null;

export interface ControlDeadlineFacts {
  readonly jurisdiction: JurisdictionId;
  readonly today: PlainDate;
  readonly incorporatedOn: PlainDate;
  /** Since when it exists no more; left out while it does. */
  readonly dissolvedOn?: PlainDate | null | undefined;
  readonly financialYears: FinancialYears | undefined;
  /** Persons who have control and lack facts that the Act asks for; since the corporation learned of it, or since
   *  they have it. */
  readonly incomplete: readonly { readonly personId: string; readonly since: PlainDate }[];
  /** Persons who ceased, and whose personal facts are still there. */
  readonly ceased: readonly { readonly personId: string; readonly ceasedOn: PlainDate }[];
  /** The day on which the first change since the last filing was recorded; null where nothing is to be filed. */
  readonly unfiledSince: PlainDate | null;
  /** When steps were taken, and for which financial year where it is not that of the day. */
  readonly reviews: readonly { readonly on: PlainDate; readonly yearEndOn: PlainDate | null }[];
  /** Marked as not applicable, spelled by `keyText`. */
  readonly settled: ReadonlySet<string>;
}

type ComputedDue = Omit<Due, 'confirmWithRegistry' | 'secondEndOn'> & Partial<Pick<Due, 'secondEndOn'>>;

/** The next first; nothing where the law asks for no such register (`transparencyRegister` of the jurisdiction). */
export function computeControlDeadlines(facts: ControlDeadlineFacts): Due[] {
  const { jurisdiction: id } = facts;
  if (!jurisdiction(id).transparencyRegister.required) return [];
  const confirmWithRegistry = mustConfirm(id, 'transparencyRegister');
  return [...toRecord(facts), ...toFile(facts), ...toReview(facts), ...toDispose(facts)]
    .filter((one) => !isMarked(facts, one) && outlives(one, facts))
    .map((one) => ({ secondEndOn: null, ...one, confirmWithRegistry }))
    .sort((a, b) => compare(a.dueOn, b.dueOn));
}

/** A change that was recorded before a dissolution is still filed. */
const outlives = (
  { kind, countedFrom }: ComputedDue,
  { dissolvedOn = null }: Pick<ControlDeadlineFacts, 'dissolvedOn'>,
): boolean => dissolvedOn === null || (kind === 'file' && countedFrom < dissolvedOn);

const isMarked = (facts: ControlDeadlineFacts, one: ComputedDue): boolean =>
  isSettled(facts, { ...one, kind: deadlineKindOf(one), year: markedYearOf(one) });

/** The first day on which the law asked for the register; no earlier than the incorporation. */
function registerSince({ jurisdiction: id, incorporatedOn }: ControlDeadlineFacts): PlainDate {
  const began = lawSince(id);
  return began !== undefined && began > incorporatedOn ? began : incorporatedOn;
}

function lawSince(id: JurisdictionId): PlainDate | undefined {
  const { since } = jurisdiction(id).transparencyRegister;
  return since === null ? undefined : parsePlainDate(since);
}

/** New information within fifteen days of learning it (s. 21.1). Counted from the day on which control began where nothing else is told:
 *  the corporation may have learned it later, hardly before. */
const toRecord = (facts: ControlDeadlineFacts): ComputedDue[] =>
  facts.incomplete.flatMap(({ personId, since }) => {
    const { jurisdiction: id } = facts;
    const began = registerSince(facts);
    const countedFrom = since > began ? since : began;
    const dueOn = changeNoticeDueOn(id, 'isc_record', countedFrom);
    return dueOn === undefined ? [] : [{ kind: 'record' as const, dueOn, countedFrom, personId }];
  });

/** A change is filed with the registry within fifteen days of recording it (s. 21.21). */
function toFile({ jurisdiction: id, unfiledSince: countedFrom }: ControlDeadlineFacts): ComputedDue[] {
  if (countedFrom === null) return [];
  const dueOn = changeNoticeDueOn(id, 'isc_file', countedFrom);
  return dueOn === undefined ? [] : [{ kind: 'file', dueOn, countedFrom, personId: null }];
}

/** Reasonable steps once in each financial year at least (s. 21.1): one for each year without, since there has to be a register; what
 *  was missed stays overdue, and steps of a later year do not make up for it. */
function toReview(facts: ControlDeadlineFacts): ComputedDue[] {
  const { today, financialYears: years, reviews } = facts;
  if (years === undefined) return [];
  const done = new Set(reviews.map(({ on, yearEndOn }) => yearEndOn ?? financialYearEndOf(on, years)));
  const due: ComputedDue[] = [];
  let countedFrom = registerSince(facts);
  for (const { endsOn: dueOn, secondEndOn } of financialYears(years)) {
    if (dueOn < countedFrom) continue;
    const one = { kind: 'review', dueOn, countedFrom, secondEndOn, personId: null } as const;
    if (!done.has(dueOn) && !isMarked(facts, one)) {
      due.push(one);
      if (dueOn >= today) break;
    }
    countedFrom = addDays(dueOn, 1);
  }
  return due;
}

/** The financial year for which steps of a day are told: any that has begun by then. null where the form leaves it
 *  out; where nobody told when years end, any day is taken at its word. */
export function readReviewYearEnd(
  typed: string | undefined,
  { on, financialYears: years }: Pick<ControlDeadlineFacts, 'financialYears'> & { readonly on: PlainDate },
): Result<PlainDate | null, FieldRefusal<'GENERAL.NOT_A_DATE' | 'CONTROL.NOT_A_YEAR_END'>> {
  const path = 'year_end';
  if (typed === undefined) return ok(null);
  const day = parseTypedDate(typed);
  if (day === undefined) return err({ path, textCode: 'GENERAL.NOT_A_DATE' });
  if (years === undefined) return ok(day);
  const date = financialYearEndOf(on, years);
  return day <= date && day === financialYearEndOf(day, years)
    ? ok(day)
    : err({ path, textCode: 'CONTROL.NOT_A_YEAR_END', params: { date } });
}

const toDispose = ({ jurisdiction: id, ceased, today }: ControlDeadlineFacts): ComputedDue[] =>
  ceased.flatMap(({ personId, ceasedOn: countedFrom }) => {
    const { from, by } = disposal(countedFrom);
    return from > today || countedFrom < (lawSince(id) ?? countedFrom)
      ? []
      : [{ kind: 'dispose' as const, dueOn: by, countedFrom, personId }];
  });

/** When personal facts may be disposed of, and by when they must be (s. 21.1(5)). */
export function disposal(ceasedOn: PlainDate): { readonly from: PlainDate; readonly by: PlainDate } {
  const from = addMonths(ceasedOn, RETENTION.keptMonths);
  return { from, by: addMonths(from, RETENTION.disposedWithinMonths) };
}
