/** The financial years of a corporation, and the resolutions that are signed in place of their annual meetings. */
import { addMonths, type PlainDate } from '@tabellion/kernel/date.ts';
import { firstAnnualMeetingDueOn, nextAnnualMeetingDueOn } from '@tabellion/law/deadlines/dueDates.ts';
import { type FinancialYears, financialYearsUntil } from '@tabellion/law/deadlines/financialYears.ts';
import { readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { AnnualResolution, BookFacts } from './template.ts';

export interface FinancialYear {
  /** Its last day. */
  readonly yearEnd: PlainDate;
  /** The last day for the annual meeting that sees its financial statements. */
  readonly dueOn: PlainDate;
}

/** Financial statements are at most so old when a meeting sees them (CBCA s. 155(1)): counted where nothing else is known. */
const statementMonths = 6;

/** The financial years that have ended since the minute book began, each with the day by which its meeting, or the resolution in
 *  its place, falls due: the first from the incorporation, the others from the one before (CBCA s. 133(1), OBCA s. 94). */
export function endedYears(facts: BookFacts): FinancialYear[] {
  const { corporation, isFoundedHere } = facts;
  const jurisdiction = corporation.jurisdiction as JurisdictionId;
  let heldOn: PlainDate | undefined;
  return yearEndsOf(facts).map((yearEnd) => {
    const firstDueOn = isFoundedHere
      ? firstAnnualMeetingDueOn(jurisdiction, corporation.incorporatedOn)
      : undefined;
    const counted =
      heldOn === undefined
        ? firstDueOn
        : nextAnnualMeetingDueOn(jurisdiction, { lastMeetingOn: heldOn, yearEndOn: yearEnd });
    const dueOn = counted ?? addMonths(yearEnd, statementMonths);
    heldOn = annualOf(facts, { body: 'shareholders', yearEnd })?.datedOn ?? dueOn;
    return { yearEnd, dueOn };
  });
}

/** The days on which a financial year ended since the minute book began and its first year end was set. */
function yearEndsOf(facts: BookFacts): PlainDate[] {
  const { asOf, beganOn, corporation } = facts;
  const until = corporation.dissolution?.on ?? asOf;
  const years = financialYearsOf(facts);
  const first = facts.acts.find((act) => act.kind === 'yearend.changed');
  if (years === undefined || first?.kind !== 'yearend.changed') return [];
  // One that nobody knows since when was in force before its day too.
  const from = first.payload.orBefore === true ? facts.corporation.incorporatedOn : first.effectiveOn;
  return financialYearsUntil(Number(asOf.slice(0, 4)), years)
    .map(({ endsOn }) => endsOn)
    .filter((on) => on > beganOn && on >= from && on < asOf && on < until);
}

/** Its financial years, from the entries of its year ends; undefined while none is set. */
export function financialYearsOf({
  acts,
  corporation,
}: Pick<BookFacts, 'acts' | 'corporation'>): FinancialYears | undefined {
  const entries = acts.flatMap((act) => (act.kind === 'yearend.changed' ? [act] : []));
  const ends = entries.flatMap(({ effectiveOn: from, payload }, at) => {
    const end = readFiscalYearEnd(payload.yearEnd);
    // The last entry of a day holds.
    return end.ok && entries[at + 1]?.effectiveOn !== from ? [{ from, end: end.value }] : [];
  });
  const { incorporatedOn: beganOn, firstYearEndOn } = corporation;
  return ends.length === 0 ? undefined : { beganOn, ends, firstYearEndOn };
}

/** Once it was drafted. */
export const annualOf = (
  { annualResolutions }: Pick<BookFacts, 'annualResolutions'>,
  { body, yearEnd }: { readonly body: AnnualResolution['body']; readonly yearEnd: string },
): AnnualResolution | undefined =>
  annualResolutions.find((one) => one.body === body && one.yearEnd === yearEnd);
