import { isUuid } from '@tabellion/kernel/ids.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import { type Route, serveFileToUser, serveOrganization, serveUser } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { handOver } from '../../matters/server/public.ts';
import { accessIn, writeOrganization } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { exported } from './export.ts';
import { countsView, organizationsView, pageOf } from './listing.ts';
import type { WorklistPorts } from './ports.ts';
import { assign } from './store/assignments.ts';
import { deleteView, lockViews, selectViews, upsertView } from './store/views.ts';

const assignLines = serveOrganization(
  contract.assignLines,
  async (ctx, { body: { lines, user_id: toUser } }) => {
    let assigned = 0;
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, orgId, recordedAt: at } = write;
      if (toUser !== null) {
        const members = await accessIn(tx);
        if (!members.some(({ userId }) => userId === toUser))
          return refuseField('user_id', 'MATTERS.NO_MEMBER');
        for (const line of lines) {
          const [kind, matterId = ''] = line.split(' ');
          if (kind === 'matter' && isUuid(matterId)) await handOver(write, matterId, toUser);
        }
      }
      assigned = await assign(tx, orgId, { lines, toUser, byUser: ctx.user.userId, at });
      return ok({});
    });
    return written.ok ? ok({ assigned }) : written;
  },
);

const listViews = serveUser(contract.listViews, async ({ q, user }) =>
  ok({ views: await selectViews(q, user.userId) }),
);

const saveView = serveUser(
  contract.saveView,
  async ({ q, user, now }, { body: { name: typed, filters } }) => {
    const name = readText(typed, { path: 'name', maxLength: contract.viewNameLength, required: true });
    if (!name.ok) return refuseField(name.error.path, name.error.textCode, name.error.params);
    const view = { view_id: newId(), name: name.value, filters };
    const saved = await q.transaction(async (tx) => {
      await lockViews(tx, user.userId);
      const views = await selectViews(tx, user.userId);
      const isNew = !views.some((one) => one.name === view.name);
      if (isNew && views.length >= contract.mostViews) return refuse('WORKLIST.TOO_MANY_VIEWS');
      await upsertView(tx, user.userId, view, now);
      return ok({ views: await selectViews(tx, user.userId) });
    });
    return saved;
  },
);

const removeView = serveUser(contract.removeView, async ({ q, user }, { params: { view } }) => {
  await q.transaction((tx) => deleteView(tx, user.userId, view));
  return ok({ views: await selectViews(q, user.userId) });
});

export const routesOf = (ports: WorklistPorts): Route[] => [
  serveUser(contract.readWorklist, (ctx, { query }) => pageOf(ctx, ports, query)),
  serveUser(contract.countWorklist, async (ctx) => ok(await countsView(ctx))),
  serveUser(contract.readOrganizationsAtWork, async (ctx) => ok(await organizationsView(ctx))),
  serveFileToUser(contract.exportWorklist, (ctx, { query }) => exported(ctx, ports, query)),
  assignLines,
  listViews,
  saveView,
  removeView,
];
