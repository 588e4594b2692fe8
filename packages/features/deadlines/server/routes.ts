import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readPastDate } from '@tabellion/law/fields.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { anchorFrom, writeOrganization } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { deadlinesChanged } from '../events.ts';
import { readKeys, readMark } from '../rules/readMark.ts';
import { summarized } from '../rules/summarized.ts';
import { settlePast } from './doneElsewhere.ts';
import { feedRoutes } from './feed.ts';
import { deadlineList } from './open.ts';
import { ownRoutes } from './own.ts';
import type { DeadlinePorts } from './ports.ts';
import { reminderRoutes } from './reminders.ts';
import { insertEvent, insertMarks } from './store/marks.ts';

const activityOf = {
  done: 'deadline_done',
  not_applicable: 'deadline_not_applicable',
  open: 'deadline_reopened',
} as const;

const markDeadlines = serveOrganization(contract.markDeadlines, async (ctx, { body }) => {
  const { deadlines } = body;
  const written = await writeOrganization(ctx, async (write) => {
    const keys = readKeys(deadlines);
    if (!keys.ok) return keys;
    const kinds = deadlines.map(({ kind }) => kind);
    const { mark, done_on: doneOn, reason } = body;
    const read = readMark({ kinds, mark, doneOn, reason }, write.today);
    if (!read.ok) return read;
    const { tx, orgId, recordedAt: markedAt } = write;
    const of = { orgId, userId: ctx.user.userId, markedAt, deadlines: keys.value };
    await insertMarks(tx, { ...of, ...read.value });
    for (const params of summarized(deadlines))
      await recordActivity(write, {
        kind: activityOf[body.mark],
        params,
        effectiveOn: read.value.doneOn ?? undefined,
      });
    await write.announce(deadlinesChanged, {});
    return ok({});
  });
  return written.ok ? ok({ marked: deadlines.length }) : written;
});

/** Reported twice, it stays once. */
const reportEvent = serveOrganization(contract.reportEvent, async (ctx, { body: { kind, happened_on } }) => {
  const written = await writeOrganization(ctx, async (write) => {
    const { tx, orgId, today, recordedAt: at } = write;
    const day = readPastDate(happened_on, { today, path: 'happened_on' });
    if (!day.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [day.error] });
    const on = day.value;
    // Annual returns are counted from it too; organization/info corrects that.
    if (kind === 'amalgamation' || kind === 'continuance') await anchorFrom(write, { by: kind, on });
    if (await insertEvent(tx, { orgId, userId: ctx.user.userId, at, kind, on }))
      await recordActivity(write, { kind: 'event_reported', params: { event: kind }, effectiveOn: on });
    await write.announce(deadlinesChanged, {});
    return ok({ on });
  });
  return written.ok ? ok({ kind, happened_on: written.value.on }) : written;
});

export const routesOf = (ports: DeadlinePorts): Route[] => [
  markDeadlines,
  settlePast(ports),
  reportEvent,
  serveOrganization(contract.readDeadlines, deadlineList),
  ...feedRoutes(ports),
  ...ownRoutes,
  ...reminderRoutes,
];
