/** What falls due for the register of individuals with significant control, and when. Sources: canada.md 1.9. */
import { addDays, addMonths, daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import { changeNoticeDueOn } from '../../organizations/rules/deadlines.ts';
import { type FiscalYearEnd, fiscalYearEndIn } from '../../organizations/rules/fiscalYearEnd.ts';
import type { JurisdictionId } from '../../organizations/rules/jurisdictions.ts';

/** Kept six years after ceasing, then disposed of within one (s. 21.1(5)). */
const RETENTION = { keptMonths: 72, disposedWithinMonths: 12 } as const;

export interface Due {
  readonly kind: 'record' | 'file' | 'review' | 'dispose';
  readonly dueOn: PlainDate;
  readonly countedFrom: PlainDate;
  readonly personId: string | null;
}

export interface ClockFacts {
  readonly jurisdiction: JurisdictionId;
  readonly today: PlainDate;
  readonly incorporatedOn: PlainDate;
  readonly fiscalYearEnd: FiscalYearEnd | undefined;
  /** Who has control, and lacks facts that the Act asks for. */
  readonly incomplete: readonly { readonly personId: string; readonly becameOn: PlainDate }[];
  /** Who ceased, and whose personal facts are still there. */
  readonly ceased: readonly { readonly personId: string; readonly ceasedOn: PlainDate }[];
  /** The day on which the first change since the last filing was recorded; null where nothing is to be filed. */
  readonly unfiledSince: PlainDate | null;
  /** The days on which steps were taken. */
  readonly reviewedOn: readonly PlainDate[];
}

/** The next first. */
export function dueBy(facts: ClockFacts): Due[] {
  const all = [...toRecord(facts), ...toFile(facts), ...toReview(facts), ...toDispose(facts)];
  return all.sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}

/** New information within fifteen days of learning it. Counted from the day on which control began: the corporation may have
 *  learned it later, never before. */
const toRecord = ({ jurisdiction, incomplete }: ClockFacts): Due[] =>
  incomplete.flatMap(({ personId, becameOn: countedFrom }) => {
    const dueOn = changeNoticeDueOn(jurisdiction, 'isc_record', countedFrom);
    return dueOn === undefined ? [] : [{ kind: 'record' as const, dueOn, countedFrom, personId }];
  });

/** To the registry within fifteen days of recording it (s. 21.21). */
function toFile({ jurisdiction, unfiledSince: countedFrom }: ClockFacts): Due[] {
  if (countedFrom === null) return [];
  const dueOn = changeNoticeDueOn(jurisdiction, 'isc_file', countedFrom);
  return dueOn === undefined ? [] : [{ kind: 'file', dueOn, countedFrom, personId: null }];
}

/** Reasonable steps once in each financial year at least: due at the end of the first one since the last steps. */
function toReview({ incorporatedOn, fiscalYearEnd, reviewedOn }: ClockFacts): Due[] {
  if (fiscalYearEnd === undefined) return [];
  const last = reviewedOn.toSorted().at(-1);
  const [first, next] = [yearEndAfter(last ?? incorporatedOn, fiscalYearEnd), fiscalYearEnd];
  const dueOn = last === undefined ? first : yearEndAfter(addDays(first, 1), next);
  return [{ kind: 'review', dueOn, countedFrom: last ?? incorporatedOn, personId: null }];
}

/** The end of the financial year in which a day lies. */
function yearEndAfter(day: PlainDate, end: FiscalYearEnd): PlainDate {
  const year = Number(day.slice(0, 4));
  const own = fiscalYearEndIn(year, end);
  return own >= day ? own : fiscalYearEndIn(year + 1, end);
}

const toDispose = ({ ceased, today }: ClockFacts): Due[] =>
  ceased.flatMap(({ personId, ceasedOn: countedFrom }) => {
    const { from, by } = disposal(countedFrom);
    return from > today ? [] : [{ kind: 'dispose' as const, dueOn: by, countedFrom, personId }];
  });

/** When personal facts may be disposed of, and by when they must be. */
export function disposal(ceasedOn: PlainDate): { readonly from: PlainDate; readonly by: PlainDate } {
  const from = addMonths(ceasedOn, RETENTION.keptMonths);
  return { from, by: addMonths(from, RETENTION.disposedWithinMonths) };
}

export const daysUntil = (today: PlainDate, dueOn: PlainDate): number => daysBetween(today, dueOn);
