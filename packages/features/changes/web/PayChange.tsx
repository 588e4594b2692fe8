import { decimal } from '@tabellion/kernel/decimal.ts';
import { formatCents } from '@tabellion/kernel/money.ts';
import type { Answer } from '@tabellion/kit/client.ts';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useEffect, useId, useState } from 'react';
import { readPlans } from '../../billing/contract.ts';
import { price, withGovernmentFee } from '../../billing/rules/price.ts';
import {
  CardForm,
  ConfirmAtBank,
  centsOf,
  loadBillingWords,
  type MakeMethod,
  PayButton,
  PriceLines,
  Province,
  planName,
} from '../../billing/web/public.ts';
import { listChanges, payChange, readChange } from '../contract.ts';
import type { ChangeView } from '../shapes.ts';

/** The registry's fee, with the plan that brings the service where none is paid for today; the card pays both. */
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
  const plan = offer.plan_runs ? undefined : offer.plans[0];
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
  if (pay.isTaken) return <PaymentTaken />;
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
        <ConfirmAtBank url={pay.bankUrl} />
        <PayButton form={formId} totalCents={totalCents} busy={pay.busy} />
      </div>
    </Card>
  );
}

const LOOK_MS = 2_000;

/** The change goes on a moment after its payment: the page looks again until it has. */
function PaymentTaken() {
  const text = useText();
  const readings = useReadings();
  useEffect(() => {
    const timer = setInterval(() => {
      void readings.again(readChange);
      void readings.again(listChanges);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [readings]);
  return (
    <Callout tone="ok" title={text('changes.pay.taken')}>
      {text('changes.pay.taken.next')}
    </Callout>
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

/** Makes of the card what is good for this one order, and sends both. */
function usePayChange({ orgId, change, provider, totalCents, plan, province }: Paying) {
  const { allAgain } = useReadings();
  const call = useCall(payChange, { place: 'bottom' });
  const [busy, setBusy] = useState(false);
  const [bankUrl, setBankUrl] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  const send = async (makeMethod: MakeMethod): Promise<Answer<unknown>> => {
    const total = Number(formatCents(totalCents));
    const method = await makeMethod({ organization: orgId, plan: change.change_id, price: total });
    if (!method.ok) return method;
    const answer = await call.run({
      params: { provider, x: 'change', orgId, y: change.change_id },
      body: { card: method.data, price: total, province, ...(plan !== undefined && { plan }) },
    });
    if (answer.ok) {
      setBankUrl(answer.data.action?.url ?? null);
      setTaken(answer.data.isPaymentResponseSucceed === true);
    }
    return answer;
  };
  return {
    busy,
    bankUrl,
    isTaken,
    run: async (makeMethod: MakeMethod) => {
      setBusy(true);
      const answer = await send(makeMethod);
      await allAgain();
      setBusy(false);
      return answer;
    },
  };
}
