import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { SignedContext } from '@tabellion/platform/http/context.ts';
import { type Route, serveSigned } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { announcedPaymentsOutside, announcedRefundsOutside } from './outside.ts';
import type { BillingPorts } from './ports.ts';
import type { WebhookEvent } from './provider.ts';
import { insertWebhookEvent, isWebhookWaiting, selectOrganizationOf } from './store/webhooks.ts';

/** The door of a provider that posts. What it says is kept and not believed: the provider is asked about the payment or
 *  refund that it names, now, and by the jobs where that fails. */
export function webhookRoutes(ports: BillingPorts): Route[] {
  const { name, webhooks } = ports.provider;
  if (webhooks === undefined) return [];
  return [
    serveSigned(contract.takeWebhook, async (context, { params }) => {
      const { now, bytes, header } = context;
      if (params.provider !== name) return refuse('GENERAL.NOT_FOUND');
      const event = await webhooks.read(bytes, header(webhooks.signatureHeader), now);
      if (event === undefined) return refuse('GENERAL.NOT_FOUND');
      await take(context, ports, event);
      return ok({});
    }),
  ];
}

async function take({ db, now }: SignedContext, ports: BillingPorts, event: WebhookEvent): Promise<void> {
  const { about } = event;
  const { name } = ports.provider;
  const isWaiting = await db.asNobody(async (q) => {
    const orgId = about === null ? null : await selectOrganizationOf(q, about);
    const state = orgId === null ? 'ignored' : 'waiting';
    await insertWebhookEvent(q, name, event, { state, at: now });
    return (await isWebhookWaiting(q, event.id)) && orgId;
  });
  if (!isWaiting || about === null) return;
  const row = { orgId: isWaiting, id: about.key };
  const asking = about.kind === 'payment' ? announcedPaymentsOutside(ports) : announcedRefundsOutside(ports);
  // It is kept: the job asks again.
  await asking.ask({ db, row, now }).catch(() => undefined);
}
