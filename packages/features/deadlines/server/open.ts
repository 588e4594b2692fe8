/** Every deadline of a corporation: of its law, of what members reported, and of significant control for those who may read it. */

import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import {
  type Deadline,
  type DeadlineKind,
  deadlineKey,
  readOccasion,
} from '@tabellion/law/deadlines/deadline.ts';
import type { FinancialYears } from '@tabellion/law/deadlines/financialYears.ts';
import { sourceOf } from '@tabellion/law/deadlines/source.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { HandlerResult, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { access } from '../../access.ts';
import { userNames } from '../../accounts/server/public.ts';
import { accessIn, todayOf } from '../../organizations/server/public.ts';
import { displayName } from '../../registers/server/public/people.ts';
import type { DeadlineList, OpenDeadline } from '../contract.ts';
import { ownOccasion } from '../rules/ownDeadlines.ts';
import { openOwn, ownAsDeadline } from './ownDays.ts';
import { runningDeadlines } from './running.ts';
import { selectMarks } from './store/marks.ts';
import { type DeadlineState, type PersonsOnRecord, selectDeadlineState } from './store/state.ts';

/** The list of the page, and of its settled ones who marked them. */
export async function deadlineList(ctx: OrganizationContext): Promise<HandlerResult<DeadlineList, never>> {
  const { q, orgId } = ctx;
  const [open, marks] = await Promise.all([openDeadlines(ctx), selectMarks(q, orgId)]);
  const { today, deadlines, persons, asksYearEnd } = open;
  if (!open.isRunning) return ok({ today, deadlines, settled: [], asksYearEnd, members: [] });
  const maySet = judge(ctx, access['filings.edit']).may;
  const members = maySet ? (await accessIn(q)).map(({ userId }) => userId) : [];
  const users = await userNames(q, [...new Set([...marks.map(({ markedBy }) => markedBy), ...members])]);
  const titles = new Map(open.own.map(({ ownId, title }) => [ownId, title]));
  return ok({
    today,
    deadlines,
    settled: marks.map((mark) => ({
      registration: mark.registration,
      kind: mark.kind,
      occasion: mark.occasion,
      person: mark.kind === 'own' ? null : personOf(readOccasion(mark.occasion).personId, persons),
      title: titles.get(readOccasion(mark.occasion).personId ?? '') ?? null,
      mark: mark.mark,
      done_on: mark.doneOn,
      reason: mark.reason,
      marked_at: mark.markedAt,
      marked_by: users.get(mark.markedBy) ?? '',
    })),
    asksYearEnd,
    members: members.map((userId) => ({ user_id: userId, name: users.get(userId) ?? '' })),
  });
}

interface Open {
  /** After incorporation. */
  readonly isRunning: boolean;
  readonly today: PlainDate;
  /** The earliest first. */
  readonly deadlines: OpenDeadline[];
  readonly persons: PersonsOnRecord;
  /** Those that the organization set itself, the removed ones too. */
  readonly own: DeadlineState['own'];
  /** Null while no year end is known. */
  readonly financialYears: FinancialYears | null;
  readonly asksYearEnd: boolean;
}

export type Reader = Pick<OrganizationContext, 'orgId' | 'user' | 'membership'> & {
  readonly q: Queries;
  readonly now: Instant;
};

/** Those that the reader may see. One statement, as long as what is kept of the registers holds. */
export async function openDeadlines({ q, orgId, now, ...reader }: Reader): Promise<Open> {
  const open = await allOpenDeadlines(q, orgId, now);
  return { ...open, deadlines: open.deadlines.filter(({ kind }) => mayReadKind(reader, kind)) };
}

/** Deadlines of significant control are for those who may see its register. */
export const mayReadKind = (reader: Pick<Reader, 'user' | 'membership'>, kind: DeadlineKind): boolean =>
  !kindsOfControl.includes(kind) || judge(reader, access['control.read']).may;

const kindsOfControl: readonly DeadlineKind[] = ['isc_record', 'isc_file', 'isc_review', 'isc_dispose'];

/** Those that are not settled, whoever asks; none where none run. */
export async function allOpenDeadlines(q: Queries, orgId: string, now: Instant): Promise<Open> {
  const state = await selectDeadlineState(q, orgId);
  const today = todayOf(state, now);
  const running = await runningDeadlines(q, orgId, state, today);
  const financialYears = state.financial_years;
  if (running === undefined)
    return {
      isRunning: false,
      today,
      deadlines: [],
      persons: {},
      own: [],
      financialYears,
      asksYearEnd: false,
    };
  const { ofLaw, ofControl, persons, asksYearEnd } = running;
  const deadlines = [
    ...[...ofLaw, ...ofControl].map((one) => viewOf(one, persons)),
    ...(await ownViews(q, state, today)),
  ].sort((a, b) => compare(a.due_on, b.due_on));
  return { isRunning: true, today, deadlines, persons, own: state.own, financialYears, asksYearEnd };
}

/** The open days of those that the organization set itself. */
async function ownViews(q: Queries, state: DeadlineState, today: PlainDate): Promise<OpenDeadline[]> {
  const own = state.own.filter(({ isRemoved }) => !isRemoved);
  const users = own.flatMap(({ inCharge }) => inCharge ?? []);
  const names = users.length === 0 ? new Map<string, string>() : await userNames(q, [...new Set(users)]);
  return openOwn(state, today).map(({ one, dueOn }) => ({
    ...viewOf(ownAsDeadline(one, { dueOn, today, registration: state.jurisdiction }), {}),
    occasion: ownOccasion(one.ownId, dueOn),
    person: null,
    own: {
      own_id: one.ownId,
      title: one.title,
      starts_on: one.dueOn,
      repeats_months: one.repeatsMonths,
      in_charge:
        one.inCharge === null ? null : { user_id: one.inCharge, name: names.get(one.inCharge) ?? '' },
    },
  }));
}

const personOf = (personId: string | null, persons: PersonsOnRecord): OpenDeadline['person'] =>
  personId === null ? null : { _id: personId, display_name: displayName(persons[personId]?.name) };

const viewOf = (deadline: Deadline, persons: PersonsOnRecord): OpenDeadline => ({
  own: null,
  section: sourceOf(deadline.kind, deadline.registration).section,
  read_at: sourceOf(deadline.kind, deadline.registration).readAt,
  registration: deadline.registration,
  kind: deadline.kind,
  occasion: deadlineKey(deadline, deadline.registration).occasion,
  days: deadline.days,
  rule: deadline.rule,
  count: deadline.count,
  year: deadline.year,
  form: deadline.form,
  confirmWithRegistry: deadline.confirmWithRegistry,
  due_on: deadline.dueOn,
  counted_from: deadline.countedFrom,
  fee_cents: deadline.feeCents,
  person: personOf(deadline.personId, persons),
});
