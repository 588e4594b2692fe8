import { formatCents } from '@tabellion/kernel/money.ts';
import type { Answer } from '@tabellion/kit/client.ts';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { readPlans } from '../../../billing/contract.ts';
import {
  CardForm,
  ConfirmAtBank,
  CouponField,
  type MakeMethod,
  PayButton,
} from '../../../billing/web/public.ts';
import { payFiling, readAnnual } from '../../annualContract.ts';
import { auditorFault } from '../../rules/annualResolutions.ts';
import { useAnnual } from './annualPage.ts';
import { Certifier } from './Certifier.tsx';
import { FilingOrder, useFilingPrice } from './FilingOrder.tsx';
import { Foot } from './Foot.tsx';
import { UploadedReturn } from './UploadedReturn.tsx';

interface PayProps {
  offer: ReplyOf<typeof readPlans>;
  isProcessing: boolean;
}

/** The person who certifies it, its price, and the card that pays it: none where nothing is to be paid. */
export function Pay({ offer, isProcessing }: PayProps) {
  const text = useText();
  const { annual, planId } = useAnnual();
  const mayPay = useMay('filings.edit');
  const formId = useId();
  const plan = offer.plan_runs ? undefined : offer.plans.find(({ plan_id }) => plan_id === planId);
  const order = useFilingPrice(offer, plan);
  const pay = usePayFiling(offer.provider, order, plan?.plan_id);
  const lacking = annual.lines.filter(({ state }) => state !== 'right' && state !== 'changed').length;
  const { auditor, is_waiver_refused: isRefused } = annual.resolutions;
  const lacksAuditor = auditorFault(auditor, isRefused) !== null;
  const isReady =
    mayPay &&
    lacking === 0 &&
    !lacksAuditor &&
    annual.certified_by !== null &&
    (!annual.takes_upload || annual.uploaded !== null);
  const { totalCents } = order.price;
  return (
    <>
      {lacking > 0 && <Callout tone="warn">{text('annual.pay.lines')}</Callout>}
      {lacksAuditor && <Callout tone="err">{text('annual.auditor.refused')}</Callout>}
      <Certifier />
      {annual.takes_upload && <UploadedReturn />}
      <FilingOrder order={order} offer={offer} plan={plan}>
        {plan && (
          <CouponField
            cart={plan.plan_price}
            plan={plan.plan_id}
            applied={order.coupon}
            onChange={order.setCoupon}
          />
        )}
      </FilingOrder>
      {isProcessing && (
        <div role="status" className="stack s4">
          <Callout>{text('billing.waiting.body')}</Callout>
          <ConfirmAtBank url={annual.payment?.action_url} />
        </div>
      )}
      {isReady && !isProcessing && totalCents === 0n && <Nothing id={formId} onPay={() => pay.run()} />}
      {isReady && !isProcessing && totalCents > 0n && (
        <CardForm id={formId} provider={offer.provider} onPay={pay.run} />
      )}
      <Foot step="checkout">
        {annual.payment?.status === 'refused' && annual.payment.reason !== null && !pay.busy && (
          <p className="err t12" role="alert">
            {text('PAYMENT.REFUSED', { reason: annual.payment.reason })}
          </p>
        )}
        {isReady && !isProcessing ? (
          <PayButton form={formId} totalCents={totalCents} busy={pay.busy} />
        ) : (
          <Button size="lg" disabled>
            {text('annual.step.checkout')}
          </Button>
        )}
      </Foot>
    </>
  );
}

const nothingToFill = z.object({});

/** Stands in place of the card where nothing is to be paid. */
function Nothing({ id, onPay }: { id: string; onPay(): Promise<Answer<unknown>> }) {
  const text = useText();
  const form = useForm(nothingToFill);
  return (
    <Form id={id} form={form} label={text('annual.step.checkout')} onSubmit={onPay}>
      <Callout tone="ok">{text('annual.pay.nothing')}</Callout>
    </Form>
  );
}

/** Makes of the card what is good for this one order, and sends both. */
function usePayFiling(provider: string, order: ReturnType<typeof useFilingPrice>, plan: string | undefined) {
  const { orgId, annual } = useAnnual();
  const { again } = useReadings();
  const call = useCall(payFiling, { place: 'bottom' });
  const [busy, setBusy] = useState(false);
  const params = { provider, orgId, filingId: annual.filing_id };
  const send = async (makeMethod?: MakeMethod): Promise<Answer<unknown>> => {
    const price = Number(formatCents(order.price.totalCents));
    const body: InputOf<typeof payFiling>['body'] = {
      price,
      province: order.province,
      ...(plan !== undefined && { plan }),
      ...(order.coupon !== undefined && { coupon: order.coupon.coupon }),
    };
    if (makeMethod !== undefined) {
      const method = await makeMethod({ organization: orgId, plan: annual.filing_id, price });
      if (!method.ok) return method;
      body.card = method.data;
    }
    return call.run({ params, body });
  };
  return {
    busy,
    run: async (makeMethod?: MakeMethod) => {
      setBusy(true);
      const answer = await send(makeMethod);
      await again(readAnnual, { params: { orgId, filingId: annual.filing_id } });
      await again(readPlans, { params: { orgId } });
      setBusy(false);
      return answer;
    },
  };
}
