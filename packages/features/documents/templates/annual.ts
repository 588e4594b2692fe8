/** The financial years of a corporation, and the resolutions that are signed in place of their annual meetings. */
import { addMonths, type PlainDate } from '@tabellion/kernel/date.ts';
import { firstAnnualMeetingDueOn, nextAnnualMeetingDueOn } from '@tabellion/law/deadlines/dueDates.ts';
import { fiscalYearEndIn, readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
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

/** The days since the minute book began on which a financial year ended, by the year end that was in force on them. */
function yearEndsOf({ acts, asOf, beganOn }: BookFacts): PlainDate[] {
  const changes = acts.flatMap((act) => {
    const end = act.kind === 'yearend.changed' ? readFiscalYearEnd(act.payload.yearEnd) : undefined;
    return end?.ok ? [{ from: act.effectiveOn, end: end.value }] : [];
  });
  const [first, last] = [Number(beganOn.slice(0, 4)), Number(asOf.slice(0, 4))];
  const days = changes.flatMap(({ end }) =>
    Array.from({ length: last - first + 1 }, (_, year) => ({ end, on: fiscalYearEndIn(first + year, end) })),
  );
  return [
    ...new Set(
      days
        .filter(
          ({ end, on }) =>
            on > beganOn && on < asOf && changes.findLast(({ from }) => from <= on)?.end === end,
        )
        .map(({ on }) => on),
    ),
  ].toSorted();
}

/** Once it was drafted. */
export const annualOf = (
  { annualResolutions }: Pick<BookFacts, 'annualResolutions'>,
  { body, yearEnd }: { readonly body: AnnualResolution['body']; readonly yearEnd: string },
): AnnualResolution | undefined =>
  annualResolutions.find((one) => one.body === body && one.yearEnd === yearEnd);
