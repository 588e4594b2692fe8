/** The registry's fee of a change is paid once it is drafted; the payment meets what its proposal awaits. */
import { parseCents } from '@tabellion/kernel/money.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { governmentFee } from '@tabellion/law/fees.ts';
import { isJurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { findPlan } from '../../billing/rules/plans.ts';
import { answerPayment, orderFiling, pay } from '../../billing/server/public.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { unmetOf } from '../../registers/rules/conditions.ts';
import { proposalsById } from '../../registers/server/public/proposals.ts';
import * as contract from '../contract.ts';
import { feesOfParts, refusedAtFiling } from '../rules/kinds.ts';
import type { ChangePorts } from './ports.ts';
import { selectChanges } from './store/changes.ts';

export const payChange = (ports: ChangePorts) =>
  serveOrganization(contract.payChange, async (ctx, { params: { provider, x, y: changeId }, body }) => {
    const priceCents = parseCents(String(body.price));
    if (provider !== ports.billing.provider.name || x !== 'change' || priceCents === undefined)
      return refuse('GENERAL.NOT_FOUND');
    const { db, orgId, now } = ctx;
    const payment = { purpose: 'change', subject: changeId, method: body.card, priceCents } as const;
    const paid = await pay(ctx, ports.billing, payment, async (write) => {
      const [change] = await selectChanges(write.tx, orgId, changeId);
      const [proposal] = await proposalsById(write.tx, orgId, [changeId]);
      const isOpen = proposal?.state === 'open' && unmetOf(proposal).includes('payment');
      if (change === undefined || !isOpen) return refuse('CHANGES.NOT_OPEN');
      const { jurisdiction: law } = await organizationOf(write.tx, orgId);
      const jurisdiction = isJurisdictionId(law) ? law : 'CA';
      const fields = refusedAtFiling(change.parts, jurisdiction, write.today);
      const [stale] = fields;
      if (stale?.textCode === 'CHANGES.REPORT_TOO_OLD')
        return refuse(stale.textCode, { params: stale.params ?? {}, fields });
      if (stale !== undefined) return refuse('GENERAL.FIELD_INVALID', { fields });
      const cents = feesOfParts(change.parts).reduce(
        (sum, fee) => sum + BigInt(governmentFee(jurisdiction, fee)?.onlineCents ?? 0),
        0n,
      );
      return orderFiling(write, {
        plan: body.plan === undefined ? undefined : findPlan(body.plan),
        fee: { jurisdiction, cents },
        coupon: body.coupon,
        province: body.province,
        seller: ports.billing.seller,
        now,
      });
    });
    if (!paid.ok) return paid;
    return db.asOrganization(orgId, (q) => answerPayment(q, orgId, paid.value));
  });
