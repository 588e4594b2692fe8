/** The deadlines that come near, told to whoever looks after the corporation; and the proof of what is kept for them. */
import { daysBetween, type Instant } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { type Deadline, deadlineKey, keyText } from '@tabellion/law/deadlines/deadline.ts';
import type { Database, Transaction } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { notify, takeBack } from '../../notifications/server/public.ts';
import { todayOf } from '../../organizations/server/public.ts';
import { organizationsWithActs } from '../../registers/server/public/acts.ts';
import { isMetByFiling } from '../rules/metByFiling.ts';
import { overdueWeek, type ReminderStep, reminderStepOf } from '../rules/near.ts';
import type { OwnDeadline } from '../rules/ownDeadlines.ts';
import { keepGrounds } from './grounds.ts';
import { openOwn } from './ownDays.ts';
import { forgetDigests, morningZone, orderDigests } from './reminders.ts';
import { runningDeadlines } from './running.ts';
import { selectReminders } from './store/reminders.ts';
import { selectDeadlineState } from './store/state.ts';

export const jobs: ScheduledJob[] = [
  {
    name: 'deadlines.notify',
    every: { dailyAt: '06:20', zone: morningZone },
    run: ({ db, now, signal }) => notifyDeadlines(db, now, signal),
  },
  {
    name: 'deadlines.compareGrounds',
    every: { dailyAt: '03:40', zone: 'America/Toronto' },
    run: async ({ db, now, signal }) => {
      const differing = await differingGrounds(db, now, signal);
      // Thrown, so that the run shows as failed and the log alarms; the rows stay as they are for people to look at.
      if (differing.length > 0)
        throw new Error(`what deadlines run from differs from the registers in ${differing.join(', ')}`);
    },
  },
];

/** The organizations in which what is kept is not what the registers say. Where nothing is kept that holds on the day, it is
 *  kept anew. */
export async function differingGrounds(db: Database, now: Instant, signal: AbortSignal): Promise<string[]> {
  const differing: string[] = [];
  for (const orgId of await db.asNobody(organizationsWithActs)) {
    if (signal.aborted) return differing;
    const differs = await db.transaction(orgId, (tx) => keepGrounds(tx, orgId, { now, compares: true }));
    if (differs) differing.push(orgId);
  }
  return differing;
}

/** Rings for every deadline that has come near or is overdue, in every organization; one that was rung for is not rung for
 *  again. Whoever something rang for gets one mail that day. What was rung for a consent that has been given is taken back. */
export async function notifyDeadlines(db: Database, now: Instant, signal: AbortSignal): Promise<void> {
  for (const orgId of await db.asNobody(organizationsWithActs)) {
    if (signal.aborted) return;
    await db.transaction(orgId, (tx) => notifyIn(tx, orgId, now));
  }
  await forgetDigests(db, now);
}

async function notifyIn(tx: Transaction, orgId: string, at: Instant): Promise<void> {
  const state = await selectDeadlineState(tx, orgId);
  const today = todayOf(state, at);
  const running = await runningDeadlines(tx, orgId, state, today);
  if (running === undefined) return;
  for (const { personId, consentOn, ceasedOn } of running.grounds.terms.directors)
    if (consentOn !== null || ceasedOn !== null) await takeBack(tx, 'consent_waiting', { person: personId });
  const choices = await selectReminders(tx, orgId);
  const uninterestedIn = (step: ReminderStep) =>
    [...choices].flatMap(([userId, wanted]) => (wanted.includes(step) ? [] : [userId]));
  const rung = new Set<string>();
  for (const deadline of running.ofLaw) {
    const step = reminderStepOf(deadline);
    if (step === undefined || step === 'overdue') continue;
    const where = { orgId, at, without: uninterestedIn(step) };
    for (const userId of await notifyFor(tx, where, deadline, step)) rung.add(userId);
  }
  for (const { one, dueOn } of openOwn(state, today)) {
    const step = reminderStepOf({ days: daysBetween(today, dueOn) });
    if (step === undefined || step === 'overdue') continue;
    const where = { orgId, at, without: uninterestedIn(step) };
    for (const userId of await notifyForOwn(tx, where, { ...one, dueOn }, step)) rung.add(userId);
  }
  const where = { orgId, at, without: uninterestedIn('overdue') };
  const all = [
    ...running.ofLaw,
    ...openOwn(state, today).map(({ dueOn }) => ({ dueOn, days: daysBetween(today, dueOn) })),
  ];
  for (const userId of await notifyOverdue(tx, where, all)) rung.add(userId);
  await orderDigests(tx, [...rung], at);
}

interface Where {
  readonly orgId: string;
  readonly at: Instant;
  /** Those who do not want this reminder. */
  readonly without: readonly string[];
}

function notifyFor(
  tx: Transaction,
  where: Where,
  deadline: Deadline,
  step: ReminderStep,
): Promise<readonly string[]> {
  const { kind, dueOn, personId, year, registration } = deadline;
  const occasion = [kind, dueOn, personId ?? year ?? '', step].join(':');
  const notice = { ...where, occasion };
  if (kind === 'consent' && personId !== null)
    return notify(tx, { ...notice, kind: 'consent_waiting', params: { person: personId, dueOn } });
  const filing = isMetByFiling(kind) ? keyText(deadlineKey(deadline, registration)) : '';
  const params = { deadline: kind, dueOn, year: String(year ?? ''), filing };
  return notify(tx, { ...notice, kind: 'deadline_near', params });
}

/** Rings for the member in charge alone, where there is one. */
function notifyForOwn(
  tx: Transaction,
  where: Where,
  { ownId, dueOn, inCharge }: OwnDeadline,
  step: ReminderStep,
): Promise<readonly string[]> {
  return notify(tx, {
    ...where,
    occasion: ['own', dueOn, ownId, step].join(':'),
    kind: 'own_deadline_near',
    params: { own: ownId, dueOn },
    ...(inCharge === null ? {} : { to: [inCharge] }),
  });
}

/** One notice for all that is overdue: on the day after the newest of them was due, and each week from then on. */
async function notifyOverdue(
  tx: Transaction,
  where: Where,
  deadlines: readonly Pick<Deadline, 'dueOn' | 'days'>[],
): Promise<readonly string[]> {
  const overdue = deadlines.filter(({ days }) => days < 0).sort((a, b) => compare(a.dueOn, b.dueOn));
  const newest = overdue.at(-1);
  if (newest === undefined) return [];
  const occasion = ['overdue', newest.dueOn, overdueWeek(newest.days)].join(':');
  return notify(tx, {
    ...where,
    occasion,
    kind: 'deadlines_overdue',
    params: { count: String(overdue.length) },
  });
}
