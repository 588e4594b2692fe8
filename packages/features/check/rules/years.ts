/** Resolutions that every financial year needs anew (CBCA ss. 133, 142, 158, 163), once its annual meeting was due. */
import { addDays, addMonths, type PlainDate } from '@tabellion/kernel/date.ts';
import { keyText } from '@tabellion/law/deadlines/deadline.ts';
import { financialYearsUntil } from '@tabellion/law/deadlines/financialYears.ts';
import { readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Section } from '../../documents/sections.ts';
import type { FiledDocument } from '../../documents/shapes.ts';
import { endedYears, financialYearsOf } from '../../documents/templates/annual.ts';
import { isAudited } from '../../documents/templates/auditorWaiver.ts';
import { shareholdersOf } from '../../documents/templates/ofTheDay.ts';
import { holderIn, personOf } from '../../documents/templates/words.ts';
import { draftOf, foundIn, inForce } from './papers.ts';
import type { CheckFacts, Fix, Rule } from './rule.ts';

/** The ends of years whose meeting is past due, or was when the corporation was dissolved; of one that existed before, at least of
 *  its last year. */
function yearsDue({ book }: Pick<CheckFacts, 'book'>): PlainDate[] {
  const { isFoundedHere, corporation } = book;
  const asOf = corporation.dissolution?.on ?? book.asOf;
  const ended = endedYears(book)
    .filter(({ dueOn }) => dueOn < asOf)
    .map(({ yearEnd }) => yearEnd);
  const years = financialYearsOf(book);
  if (isFoundedHere || ended.length > 0 || years === undefined) return ended;
  const seen = addMonths(asOf, -STATEMENT_MONTHS);
  const last = financialYearsUntil(Number(seen.slice(0, 4)), years).findLast(({ endsOn }) => endsOn < seen);
  return last === undefined ? [] : [last.endsOn];
}

/** As keys of deadlines name the year: by its last day where another one ended earlier in the same calendar year. */
function occasionOf({ book }: Pick<CheckFacts, 'book'>, endsOn: PlainDate): string {
  const year = endsOn.slice(0, 4);
  const years = financialYearsOf(book);
  const isSecond =
    years && financialYearsUntil(Number(year), years).some(({ secondEndOn }) => secondEndOn === endsOn);
  return isSecond ? endsOn : year;
}

/** Whether the annual meeting that saw the year is marked as done elsewhere: it was counted from the end of the year, or from the
 *  meeting before it, which was held within the year. Where no meeting was counted so, the tax return tells it of a year that ended
 *  before the minute book began here. */
const isMeetingSettled = (
  { settled, book }: Pick<CheckFacts, 'settled' | 'book'>,
  endsOn: PlainDate,
): boolean =>
  [...settled].some((key) => {
    const [registration, kind, occasion = ''] = key.split(' ');
    if (registration !== book.corporation.jurisdiction) return false;
    if (kind === 'annual_meeting' || kind === 'first_annual_meeting')
      return addMonths(endsOn, -12) < occasion && occasion <= endsOn;
    const isTelling = kind === 'tax_return' && !book.isFoundedHere && endsOn <= book.beganOn;
    return isTelling && occasion === occasionOf({ book }, endsOn);
  });

/** A meeting sees statements that are at most so old (CBCA s. 155(1)). */
const STATEMENT_MONTHS = 6;

const isAboutAuditor = ({ template, title }: Pick<FiledDocument, 'title'> & { template: string | null }) =>
  template === null ? /audit|vérificat/i.test(title) : template.includes('auditor');

interface Yearly extends Required<Pick<Rule, 'code' | 'provision'>> {
  readonly sections: readonly Section[];
  readonly ofAuditor: boolean;
  /** The deadline by whose mark it is settled elsewhere. */
  readonly deadline?: 'auditor_waiver' | 'financial_statements';
}

/** A template's document is of its year by its subject; what was uploaded or written counts by its date. */
const yearly = ({ code, provision, sections, ofAuditor, deadline }: Yearly): Rule => ({
  code,
  provision,
  severity: 'warning',
  find: (facts) =>
    yearsDue(facts).flatMap((endsOn, at) => {
      const year = endsOn.slice(0, 4);
      const registration = facts.book.corporation.jurisdiction as JurisdictionId;
      const occasion = occasionOf(facts, endsOn);
      if (deadline && facts.settled.has(keyText({ registration, kind: deadline, occasion }))) return [];
      if (isMeetingSettled(facts, endsOn)) return [];
      if (ofAuditor && isAudited(facts.book)) return [];
      const isOfYear = (one: FiledDocument) =>
        one.template === null || (ofAuditor && one.carries.length > 0)
          ? one.datedOn !== null && one.datedOn > endsOn && one.datedOn <= addMonths(endsOn, 12)
          : one.subject === endsOn || (at === 0 && ofAuditor && one.subject === '');
      const isKept = inForce(facts).some(
        (one) => sections.includes(one.section) && isAboutAuditor(one) === ofAuditor && isOfYear(one),
      );
      if (isKept) return [];
      const draft = facts.due.find(
        (one) =>
          !one.isOnFile &&
          sections.includes(one.section) &&
          isAboutAuditor(one) === ofAuditor &&
          one.subject === endsOn,
      );
      return {
        subject: endsOn,
        about: year,
        params: { on: endsOn },
        fix: draft === undefined ? { do: 'open', page: 'minutes' } : draftOf(draft),
      };
    }),
});

/** The shareholders signed in place of the meeting after the last day for it (s. 133(1)): it is told, since nothing undoes it. */
const annualResolutionLate: Rule = {
  code: 'annual_resolution_late',
  severity: 'hint',
  provision: { cbca: '133(1)' },
  find: (facts) =>
    endedYears(facts.book).flatMap(({ yearEnd, dueOn }) =>
      inForce(facts)
        .filter(
          ({ template, subject, status, datedOn }) =>
            template === 'annual_resolution_of_shareholders' &&
            subject === yearEnd &&
            status === 'signed' &&
            datedOn !== null &&
            datedOn > dueOn,
        )
        .map((one) => ({
          ...foundIn(one),
          about: yearEnd.slice(0, 4),
          params: { on: one.datedOn ?? '', dueOn },
        })),
    ),
};

/** Statements go to each shareholder so many days before the resolution in place of the meeting is signed (s. 159(1)), and not before
 *  the directors approved them (s. 158(2)(a)). */
const SENT_DAYS = 21;

/** A finding names no more shareholders than these, and counts the others. */
const NAMED = 3;

/** Both annual resolutions of a year bear days between which the statements cannot have been sent in time, and some shareholder has
 *  not said in writing that he wants none. Ontario's days were not read. */
const statementsNotSent: Rule = {
  code: 'statements_not_sent',
  severity: 'warning',
  provision: { cbca: '159(1)' },
  find: (facts) =>
    facts.book.statute === 'cbca'
      ? endedYears(facts.book).flatMap(({ yearEnd }) => [...sentTooLate(facts, yearEnd)])
      : [],
};

function sentTooLate(facts: CheckFacts, yearEnd: PlainDate): ReturnType<Rule['find']> {
  const { book } = facts;
  const annual = (template: string) =>
    inForce(facts).find((one) => one.template === template && one.subject === yearEnd);
  const resolved = annual('annual_resolution_of_shareholders');
  const approvedOn = annual('annual_resolution_of_directors')?.datedOn ?? null;
  const on = resolved?.datedOn ?? null;
  if (resolved === undefined || on === null || approvedOn === null || addDays(approvedOn, SENT_DAYS) <= on)
    return [];
  const waivers = inForce(facts).filter((one) => isWaiver(one, { yearEnd, on }));
  // One that was uploaded may be of everybody.
  if (waivers.some(({ template }) => template === null)) return [];
  const waived = new Set(waivers.map(({ subject }) => subject));
  const missing = shareholdersOf({ ...book, asOf: on }).filter(
    (personId) => !waived.has(`${yearEnd} ${personId}`),
  );
  const [first] = missing;
  if (first === undefined) return [];
  const isSigned = resolved.status === 'signed';
  const named = missing
    .slice(0, NAMED)
    .map((personId) => holderIn(book.language, personOf(book, personId)))
    .join(', ');
  // Several waivers are drafted from the list of what can be made.
  const fix: Fix =
    isSigned || missing.length > 1
      ? { do: 'open', page: 'minutes' }
      : { do: 'draft', template: 'statements_waiver', subject: `${yearEnd} ${first}` };
  const others = missing.length - NAMED;
  const names = others > 0 ? `${named} +${others}` : named;
  return [
    {
      subject: yearEnd,
      about: yearEnd.slice(0, 4),
      params: { kind: isSigned ? 'signed' : 'open', approvedOn, on, names },
      fix,
    },
  ];
}

/** One that was uploaded is known by its title. It is of a year whose statements were there to be sent: dated after the year end, and no
 *  later than the resolution, after which it waives nothing. */
const isWaiver = (
  { template, status, title, datedOn }: FiledDocument,
  { yearEnd, on }: { readonly yearEnd: PlainDate; readonly on: PlainDate },
): boolean =>
  template === null
    ? WAIVES.test(title) &&
      STATEMENTS.test(title) &&
      (datedOn === null || (datedOn > yearEnd && datedOn <= on))
    : template === 'statements_waiver' && status === 'signed';

const WAIVES = /waive|renonc/i;
const STATEMENTS = /statement|financiers/i;

/** Tax returns, statements, meetings, waivers and reviews are all counted from it: without it nothing of them is asked for. */
const yearEndMissing: Rule = {
  code: 'year_end_missing',
  severity: 'warning',
  provision: { cbca: '155(1)' },
  find: ({ book: { corporation } }) =>
    readFiscalYearEnd(corporation.yearEnd ?? '').ok
      ? []
      : [{ subject: 'year_end', about: '', params: {}, fix: { do: 'open', page: 'corporation' } }],
};

export const yearlyRules: readonly Rule[] = [
  yearEndMissing,
  yearly({
    code: 'auditor_waiver_missing',
    provision: { cbca: '163' },
    sections: ['shareholders_resolutions'],
    ofAuditor: true,
    deadline: 'auditor_waiver',
  }),
  yearly({
    code: 'annual_resolution_missing',
    provision: { cbca: '133(1)' },
    sections: ['shareholders_resolutions'],
    ofAuditor: false,
  }),
  annualResolutionLate,
  statementsNotSent,
  yearly({
    code: 'statements_unapproved',
    provision: { cbca: '158' },
    sections: ['directors_resolutions', 'financial'],
    ofAuditor: false,
    deadline: 'financial_statements',
  }),
];
