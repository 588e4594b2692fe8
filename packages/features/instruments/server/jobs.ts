/** The last day of an option or a warrant, and the day on which something falls due, told to whoever keeps the registers before. */
import { addDays, daysBetween, type Instant } from '@tabellion/kernel/date.ts';
import type { Database, Transaction } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { notify } from '../../notifications/server/public.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { organizationsWithActs } from '../../registers/server/public/acts.ts';
import { lastDaysOn } from '../../registers/server/public/shares.ts';

/** @param noticeDays  how many days before the last one it rings (`INSTRUMENT_NOTICE_DAYS`) */
export const jobsOf = (noticeDays: readonly number[]): ScheduledJob[] => [
  {
    name: 'shares.notifyLastDays',
    every: { dailyAt: '06:30', zone: 'America/Toronto' },
    run: ({ db, now, signal }) => ringLastDays(db, { now, noticeDays }, signal),
  },
];

interface Ringing {
  readonly now: Instant;
  readonly noticeDays: readonly number[];
}

/** Rings in every organization, once for each instrument and each of the days, so that a missed night is made up for. */
export async function ringLastDays(db: Database, ringing: Ringing, signal: AbortSignal): Promise<void> {
  const faults: unknown[] = [];
  for (const orgId of await db.asNobody(organizationsWithActs)) {
    if (signal.aborted) return;
    // One that fails keeps nobody else from being told; the run has failed all the same.
    await db
      .transaction(orgId, (tx) => notifyIn(tx, orgId, ringing))
      .catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'last days of instruments were not rung');
}

async function notifyIn(tx: Transaction, orgId: string, { now: at, noticeDays }: Ringing): Promise<void> {
  const today = todayOf(await organizationOf(tx, orgId), at);
  const steps = noticeDays.toSorted((a, b) => a - b);
  const until = addDays(today, steps.at(-1) ?? 0);
  for (const { securityId, label, kind, personId, on } of await lastDaysOn(tx, orgId, { today, until })) {
    const step = steps.find((days) => daysBetween(today, on) <= days);
    if (step === undefined) continue;
    await notify(tx, {
      orgId,
      at,
      kind: 'instrument_due',
      params: { person: personId, instrument: securityId, label, kind, dueOn: on },
      occasion: ['instrument', securityId, on, step].join(':'),
    });
  }
}
