import { dateInZone } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveAnyone, serveOrganization, serveUser } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import * as invoiceContract from '../invoiceContract.ts';
import { pricesOn } from '../rules/plans.ts';
import { cardSealEncryption } from '../rules/sealedCard.ts';
import { billingZone } from '../rules/subscription.ts';
import * as subscriptionContract from '../subscriptionContract.ts';
import { readCheckout } from './checkout.ts';
import * as commands from './commands.ts';
import type { BillingPorts } from './ports.ts';
import { directorProductView } from './present.ts';
import { readBilling, readQuote } from './readBilling.ts';
import * as readings from './readings.ts';
import { updateCard } from './updateCard.ts';
import { webhookRoutes } from './webhooks.ts';

/** The doors of billing. A path that names another provider than the deployment's is not there. */
export function routesOf(ports: BillingPorts): Route[] {
  const isOurs = ({ provider }: { provider: string }): boolean => provider === ports.provider.name;
  const notHere = refuse('GENERAL.NOT_FOUND');
  return [
    ...webhookRoutes(ports),
    readings.readPlans(ports),
    readings.readPlanId,
    serveAnyone(contract.readDirectorProduct, async ({ now }) =>
      ok(directorProductView(pricesOn(dateInZone(now, billingZone), ports.prices))),
    ),
    commands.validateCoupon,
    serveAnyone(contract.readCardKey, async ({ now }, { params }) => {
      const { name, sealingKey } = ports.provider;
      if (!isOurs(params) || sealingKey === undefined) return notHere;
      return ok({ provider: name, key: sealingKey, enc: cardSealEncryption, now });
    }),
    serveOrganization(contract.purchasePlan, async (ctx, { params, body }) =>
      isOurs(params) ? commands.purchasePlan(ctx, ports, params, body) : notHere,
    ),
    serveOrganization(contract.upgradePlan, async (ctx, { params, body }) =>
      isOurs(params) ? commands.upgradePlan(ctx, ports, params, body) : notHere,
    ),
    serveOrganization(contract.payCorporate, async (ctx, { params, body }) =>
      isOurs(params) && params.x === 'Add Shareholders' ? commands.payHolders(ctx, ports, body) : notHere,
    ),
    serveOrganization(contract.readBilling, (ctx) => readBilling(ctx, ports)),
    serveOrganization(contract.readQuote, (ctx, { query }) => readQuote(ctx, ports, query)),
    serveOrganization(contract.readPayment, (ctx) => readCheckout(ctx.q, ctx.orgId)),
    serveOrganization(contract.updateCard, async (ctx, { params, body }) =>
      isOurs(params) ? updateCard(ctx, ports, body) : notHere,
    ),
    serveUser(invoiceContract.listInvoices, async (ctx, { params, query }) =>
      isOurs(params) ? readings.listInvoices(ctx, query) : notHere,
    ),
    serveOrganization(subscriptionContract.addSubscription, (ctx, { body }) =>
      readings.confirmSubscription(ctx, body),
    ),
    serveOrganization(subscriptionContract.updateSubscriptionStatus, (ctx, { body }) =>
      readings.confirmSubscription(ctx, body),
    ),
    serveOrganization(subscriptionContract.cancelSubscription, async (ctx, { params }) =>
      isOurs(params) ? commands.cancelSubscription(ctx, params.subscriptionId) : notHere,
    ),
    serveOrganization(subscriptionContract.keepSubscription, async (ctx, { params }) =>
      isOurs(params) ? commands.keepSubscription(ctx, params.subscriptionId) : notHere,
    ),
  ];
}
