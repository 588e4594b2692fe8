/** Every deadline of a corporation: of its law, of what members reported, and of significant control for those who may read it. */

import type { PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import {
  type Deadline,
  type DeadlineFacts,
  deadlineKey,
  readOccasion,
} from '@tabellion/law/deadlines/deadline.ts';
import { everyDeadline } from '@tabellion/law/deadlines/deadlines.ts';
import { type FiscalYearEnd, readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { HandlerResult, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { access } from '../../access.ts';
import { userNames } from '../../accounts/server/public.ts';
import { controlDeadlines } from '../../control/server/public.ts';
import { todayOf } from '../../organizations/server/public.ts';
import { displayName } from '../../registers/server/public/people.ts';
import type { DeadlineList, OpenDeadline } from '../contract.ts';
import { type MarkRow, selectMarks, settledKeys } from './store/marks.ts';
import { type DeadlineOrganization, selectDeadlineOrganization } from './store/organization.ts';
import { type DeadlineRows, selectDeadlineRows } from './store/rows.ts';

interface Computed {
  /** The earliest first. */
  readonly deadlines: readonly Deadline[];
  readonly rows: DeadlineRows;
  readonly fiscalYearEnd: FiscalYearEnd | undefined;
}

/** undefined where none run: before incorporation and after dissolution. */
export async function deadlinesIn(
  q: Queries,
  orgId: string,
  standing: DeadlineOrganization,
  { today, marks }: { readonly today: PlainDate; readonly marks: readonly MarkRow[] },
): Promise<Computed | undefined> {
  const { incorporation_date: incorporatedOn, status, jurisdiction } = standing;
  if (status !== 'incorporated' || incorporatedOn === null) return undefined;
  const rows = await selectDeadlineRows(q, orgId, today);
  const { events } = rows;
  const fiscalYearEnd = yearEndOf(standing);
  const started =
    rows.ontario_since === null ? [] : [{ kind: 'ontario_business', on: rows.ontario_since } as const];
  const facts: DeadlineFacts = {
    jurisdiction,
    incorporatedOn,
    today,
    filingYear: standing.filing_year,
    fiscalYearEnd,
    annualMeetingOn: standing.annual_shareholders_on,
    directors: rows.directors,
    officers: rows.officers,
    directorMoves: rows.director_moves,
    officeMoves: rows.office_moves,
    events: events.some(({ kind }) => kind === 'ontario_business') ? events : [...events, ...started],
    hasGst: rows.has_gst,
    settled: new Set([...settledKeys(marks), ...standing.met_by_documents]),
  };
  return { deadlines: everyDeadline(facts), rows, fiscalYearEnd };
}

/** The list of the page, and of its settled ones who marked them. */
export async function deadlineList(ctx: OrganizationContext): Promise<HandlerResult<DeadlineList, never>> {
  const { q, orgId } = ctx;
  const [standing, marks] = await Promise.all([selectDeadlineOrganization(q, orgId), selectMarks(q, orgId)]);
  const today = todayOf(standing, ctx.now);
  const [open, users] = await Promise.all([
    openDeadlines(ctx, standing, { today, marks }),
    userNames(q, [...new Set(marks.map(({ markedBy }) => markedBy))]),
  ]);
  if (open === undefined) return ok({ today, deadlines: [], settled: [], asksYearEnd: false });
  return ok({
    today,
    deadlines: open.deadlines,
    settled: marks.map((mark) => ({
      registration: mark.registration,
      kind: mark.kind,
      occasion: mark.occasion,
      person: personOf(readOccasion(mark.occasion).personId, open.rows),
      mark: mark.mark,
      done_on: mark.doneOn,
      reason: mark.reason,
      marked_at: mark.markedAt,
      marked_by: users.get(mark.markedBy) ?? '',
    })),
    asksYearEnd: open.asksYearEnd,
  });
}

/** Those that are not settled, with those of significant control where the reader may see its register; the earliest first.
 *  undefined where none run. */
export async function openDeadlines(
  { q, orgId, user, membership }: Pick<OrganizationContext, 'q' | 'orgId' | 'user' | 'membership'>,
  standing: DeadlineOrganization,
  { today, marks }: { readonly today: PlainDate; readonly marks: readonly MarkRow[] },
) {
  const { jurisdiction, status } = standing;
  const at = { asOf: today, seq: standing.last_seq };
  const facts = {
    jurisdiction,
    status,
    incorporatedOn: standing.registered_incorporation,
    fiscalYearEnd: yearEndOf(standing),
    settled: settledKeys(marks),
  };
  const withControl = status === 'incorporated' && judge({ user, membership }, access['control.read']).may;
  const [ofLaw, ofControl] = await Promise.all([
    deadlinesIn(q, orgId, standing, { today, marks }),
    withControl ? controlDeadlines(q, orgId, at, facts) : [],
  ]);
  if (ofLaw === undefined) return undefined;
  const { deadlines: computed, rows, fiscalYearEnd } = ofLaw;
  const own = computed.map((one) => viewOf(one, personOf(one.personId, rows)));
  const theirs = ofControl.map(({ person, ...one }) =>
    viewOf(one, person === null ? null : { _id: person.person_id, display_name: person.display_name }),
  );
  const deadlines: OpenDeadline[] = [...own, ...theirs].sort((a, b) => compare(a.due_on, b.due_on));
  return { deadlines, rows, asksYearEnd: fiscalYearEnd === undefined };
}

function yearEndOf({ fiscal_year_end }: DeadlineOrganization): FiscalYearEnd | undefined {
  const yearEnd = readFiscalYearEnd(fiscal_year_end);
  return yearEnd.ok ? yearEnd.value : undefined;
}

type Person = OpenDeadline['person'];

const personOf = (personId: string | null, { names }: DeadlineRows): Person =>
  personId === null ? null : { _id: personId, display_name: displayName(names[personId]) };

const viewOf = (deadline: Omit<Deadline, 'personId'>, person: Person): OpenDeadline => ({
  registration: deadline.registration,
  kind: deadline.kind,
  occasion: deadlineKey({ ...deadline, personId: person?._id ?? null }, deadline.registration).occasion,
  days: deadline.days,
  rule: deadline.rule,
  count: deadline.count,
  year: deadline.year,
  form: deadline.form,
  confirmWithRegistry: deadline.confirmWithRegistry,
  due_on: deadline.dueOn,
  counted_from: deadline.countedFrom,
  fee_cents: deadline.feeCents,
  person,
});
