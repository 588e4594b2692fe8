/** The deadlines that come near, told to whoever looks after the corporation. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Deadline } from '@tabellion/law/deadlines/deadline.ts';
import type { Database, Transaction } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { notify, takeBack } from '../../notifications/server/public.ts';
import { todayOf } from '../../organizations/server/public.ts';
import { organizationsWithActs } from '../../registers/server/public/acts.ts';
import { reminderStepOf } from '../rules/near.ts';
import { deadlinesIn } from './open.ts';
import { selectMarks } from './store/marks.ts';
import { selectDeadlineOrganization } from './store/organization.ts';

export const jobs: ScheduledJob[] = [
  {
    name: 'deadlines.notify',
    every: { dailyAt: '06:20', zone: 'America/Toronto' },
    run: ({ db, now, signal }) => notifyDeadlines(db, now, signal),
  },
];

/** Rings for every deadline that has come near, in every organization; one that was rung for is not rung for again. What
 *  was rung for a consent that has been given is taken back. */
export async function notifyDeadlines(db: Database, now: Instant, signal: AbortSignal): Promise<void> {
  for (const orgId of await db.asNobody(organizationsWithActs)) {
    if (signal.aborted) return;
    await db.transaction(orgId, (tx) => notifyIn(tx, orgId, now));
  }
}

async function notifyIn(tx: Transaction, orgId: string, now: Instant): Promise<void> {
  const [standing, marks] = await Promise.all([
    selectDeadlineOrganization(tx, orgId),
    selectMarks(tx, orgId),
  ]);
  const found = await deadlinesIn(tx, orgId, standing, { today: todayOf(standing, now), marks });
  if (found === undefined) return;
  for (const { personId, consentOn, ceasedOn } of found.rows.directors)
    if (consentOn !== null || ceasedOn !== null) await takeBack(tx, 'consent_waiting', { person: personId });
  for (const deadline of found.deadlines) {
    const step = reminderStepOf(deadline);
    if (step !== undefined) await notifyFor(tx, { orgId, at: now }, deadline, step);
  }
}

async function notifyFor(
  tx: Transaction,
  where: { orgId: string; at: Instant },
  { kind, dueOn, personId, year }: Deadline,
  step: number,
): Promise<void> {
  const occasion = [kind, dueOn, personId ?? year ?? '', step].join(':');
  const notice = { ...where, occasion };
  if (kind === 'consent' && personId !== null) {
    await notify(tx, { ...notice, kind: 'consent_waiting', params: { person: personId, dueOn } });
  } else {
    const params = { deadline: kind, dueOn, year: String(year ?? '') };
    await notify(tx, { ...notice, kind: 'deadline_near', params });
  }
}
