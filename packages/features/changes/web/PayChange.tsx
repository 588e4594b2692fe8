import { decimal } from '@tabellion/kernel/decimal.ts';
import { formatCents } from '@tabellion/kernel/money.ts';
import type { Answer } from '@tabellion/kit/client.ts';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useId, useState } from 'react';
import { readCardKey, readPlans } from '../../billing/contract.ts';
import type { Card as PaymentCard } from '../../billing/rules/card.ts';
import { price, withGovernmentFee } from '../../billing/rules/price.ts';
import { isPlanEnded } from '../../billing/rules/subscription.ts';
import {
  billingToday,
  CardForm,
  centsOf,
  loadBillingWords,
  PayButton,
  PriceLines,
  Province,
  planName,
} from '../../billing/web/public.ts';
import { payChange } from '../contract.ts';
import type { ChangeView } from '../shapes.ts';

/** The registry's fee, with the plan that brings the service where none is in force; the card pays both. */
export function PayChange({ orgId, of: change }: { orgId: string; of: ChangeView }) {
  const plans = useRead(readPlans, { params: { orgId } });
  if (plans.data === undefined) return null;
  return (
    <MoreTexts load={loadBillingWords} waiting={<Loading />}>
      <Pay orgId={orgId} of={change} offer={plans.data} />
    </MoreTexts>
  );
}

interface PayProps {
  orgId: string;
  of: ChangeView;
  offer: ReplyOf<typeof readPlans>;
}

function Pay({ orgId, of: change, offer }: PayProps) {
  const text = useText();
  const formId = useId();
  const inForce = offer.subscription?.status === 'Active' && !isPlanEnded(offer.subscription, billingToday());
  const plan = inForce ? undefined : offer.plans[0];
  const [province, setProvince] = useState(offer.province);
  const rates = offer.tax_rates.provinces.find((row) => row.province === province)?.taxes ?? [];
  const feeCents = BigInt(change.government_fee_cents);
  const service = price({
    listCents: plan === undefined ? 0n : centsOf(plan.plan_price),
    discountCents: 0n,
    taxes: plan === undefined ? [] : rates.map(({ tax, rate }) => ({ tax, rate: decimal(rate) })),
  });
  const { totalCents } = withGovernmentFee(service, feeCents);
  const pay = usePayChange({
    orgId,
    change,
    provider: offer.provider,
    totalCents,
    plan: plan?.plan_id,
    province,
  });
  return (
    <Card title={text('changes.pay')}>
      <div className="stack s4">
        <PriceLines
          caption={text('changes.pay')}
          lines={[
            { key: 'fee', what: text('changes.pay.fee'), cents: feeCents },
            {
              key: 'service',
              what: plan === undefined ? text('changes.pay.inPlan') : planName(text, plan.plan_id),
              cents: service.listCents,
            },
            ...service.taxes.map(({ tax, cents }) => ({ key: tax, what: tax, cents })),
          ]}
          totalCents={totalCents}
        />
        {plan && <Province value={province} onChange={setProvince} />}
        <CardForm id={formId} provider={offer.provider} onPay={pay.run} />
        <PayButton form={formId} totalCents={totalCents} busy={pay.busy} />
      </div>
    </Card>
  );
}

interface Paying {
  orgId: string;
  change: ChangeView;
  provider: string;
  totalCents: bigint;
  plan: string | undefined;
  province: InputOf<typeof payChange>['body']['province'];
}

/** Encrypts the card for this one order, and sends both. */
function usePayChange({ orgId, change, provider, totalCents, plan, province }: Paying) {
  const { allAgain } = useReadings();
  const readKey = useCall(readCardKey, { place: 'bottom' });
  const call = useCall(payChange, { place: 'bottom' });
  const [busy, setBusy] = useState(false);
  const send = async (card: PaymentCard): Promise<Answer<unknown>> => {
    const key = await readKey.run({ params: { provider } });
    if (!key.ok) return key;
    const total = Number(formatCents(totalCents));
    const { sealCard } = await import('../../billing/sealCard.ts');
    const claims = { card, organization: orgId, plan: change.change_id, price: total };
    const sealed = await sealCard({ key: key.data.key, nowMs: Date.parse(key.data.now) }, claims);
    return call.run({
      params: { provider, x: 'change', orgId, y: change.change_id },
      body: { card: sealed, price: total, province, ...(plan !== undefined && { plan }) },
    });
  };
  return {
    busy,
    run: async (card: PaymentCard) => {
      setBusy(true);
      const answer = await send(card);
      await allAgain();
      setBusy(false);
      return answer;
    },
  };
}
