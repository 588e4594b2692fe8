import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { userNames } from '../../accounts/server/public.ts';
import { writeOrganization } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { inCharge, stateOf } from '../rules/progress.ts';
import { handOver } from './handOver.ts';
import type { MatterPorts } from './matterKind.ts';
import { isOver } from './ring.ts';
import { insertMatterEvent, selectMatters } from './store/matters.ts';

export const routesOf = (ports: MatterPorts): Route[] => [
  serveOrganization(contract.listMatters, async (ctx) => ok(await viewsOf(ctx, ports))),

  serveOrganization(contract.handOverMatter, async (ctx, { params: { matter: id }, body }) => {
    const written = await writeOrganization(ctx, (write) => handOver(write, id, body.user_id));
    return written.ok ? ok(await viewsOf(ctx, ports)) : written;
  }),

  serveOrganization(contract.withdrawMatter, async (ctx, { params: { matter: id } }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, orgId, recordedAt: at, userId: byUser } = write;
      const [matter] = await selectMatters(tx, orgId, { matterId: id });
      if (matter === undefined) return refuse('GENERAL.NOT_FOUND');
      const plan = ports.plans[matter.kind];
      const progress = await plan.progress(tx, orgId, matter.subject);
      if (isOver(matter) || progress === undefined || progress.steps.every(({ isDone }) => isDone))
        return refuse('MATTERS.OVER');
      if (progress.isSentOutside) return refuse('MATTERS.SENT_OUTSIDE');
      const taken = await plan.takeBack(write, matter.subject);
      if (!taken.ok) {
        const { textCode, params } = taken.error;
        return refuse('MATTERS.NOT_WITHDRAWN', {
          params: { reason: ports.texts[ctx.language](textCode, params) },
        });
      }
      await insertMatterEvent(tx, orgId, id, { event: 'withdrawn', at, byUser });
      return ok({});
    });
    return written.ok ? ok(await viewsOf(ctx, ports)) : written;
  }),
];

/** The newest first; one whose subject is gone is left out. */
async function viewsOf(
  { q, orgId, language }: OrganizationContext,
  { plans, texts }: MatterPorts,
): Promise<{ matters: contract.MatterView[] }> {
  const matters = await selectMatters(q, orgId);
  const names = await userNames(q, [...new Set(matters.flatMap(({ events }) => inCharge(events) ?? []))]);
  const views: contract.MatterView[] = [];
  for (const { matterId, kind, subject, events } of matters.toReversed()) {
    const progress = await plans[kind].progress(q, orgId, subject);
    if (progress === undefined) continue;
    const isDone = progress.steps.every((step) => step.isDone);
    const noted = stateOf(events);
    const state = isDone && noted !== 'withdrawn' ? 'completed' : noted;
    const reason = state === 'stopped' ? events.findLast(({ event }) => event === 'stopped')?.reason : null;
    const charge = inCharge(events);
    views.push({
      matter_id: matterId,
      kind,
      subject,
      state,
      reason: reason ? texts[language](reason.textCode, reason.params) : null,
      begun_at: events[0]?.at ?? '',
      in_charge: charge === null ? null : { user_id: charge, name: names.get(charge) ?? '' },
      steps: progress.steps.map(({ step, isDone: is_done, on, given, of }) => ({
        step,
        is_done,
        on,
        given,
        of,
      })),
      may_withdraw: !progress.isSentOutside && (state === 'under_way' || state === 'stopped'),
    });
  }
  return { matters: views };
}
