import type { Answer } from '@tabellion/kit/client.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { MoneyText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { useFailureSweep } from '@tabellion/ui/layers/SnackProvider.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import * as z from 'zod/mini';
import { readPayment, readPlans } from '../contract.ts';
import type { RefusalReason } from '../rules/payment.ts';
import type { PlanView } from '../views.ts';
import { CardForm } from './CardForm.tsx';
import { CouponField } from './CouponField.tsx';
import type { MakeMethod } from './makeMethod.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { quote } from './quote.ts';
import { useKeptCoupon } from './useKeptCoupon.ts';
import { type Purchase, usePurchase } from './usePurchase.ts';

export interface OrderProps {
  orgId: string;
  plan: PlanView;
  offer: ReplyOf<typeof readPlans>;
  /** The law of the corporation that is founded with it. */
  law: JurisdictionId | undefined;
  /** Why the last try of this reader was refused. */
  refusal: RefusalReason | null | undefined;
  onBuying(): void;
  onChangePlan: (() => void) | undefined;
  /** The bar of actions at the foot of the page.
   *  @param children what pays, or why it was refused; null while there is nothing to pay */
  foot(children: ReactNode): ReactNode;
}

/** The order and the card that pays it; its one button stands in the bar of actions. */
export function Order({ orgId, plan, offer, law, refusal, onBuying, onChangePlan, foot }: OrderProps) {
  const text = useText();
  const readings = useReadings();
  const [coupon, setCoupon] = useKeptCoupon(orgId, plan);
  const [province, setProvince] = useState(offer.province);
  const price = quote({ plan, discount: coupon?.discount_amount ?? 0, province, rates: offer.tax_rates });
  const order: Purchase = { orgId, planId: plan.plan_id, price, coupon: coupon?.coupon, province };
  const buy = usePurchase(offer.provider, order, {
    onStart: onBuying,
    // Whatever the answer was, or whether there was one: the server knows where the payment stands.
    onEnd: () => void readings.again(readPayment),
    onPriceChanged: () => void readings.again(readPlans),
    onCouponRefused: () => setCoupon(undefined),
  });
  const [isPaying, setPaying] = useState(false);
  const formId = useId();
  const sweepFailures = useFailureSweep();
  const pay = async (makeMethod?: MakeMethod) => {
    setPaying(true);
    const answer = await buy(makeMethod);
    setPaying(false);
    // It is told in the bar, beside the button; a message over the bar would cover it.
    if (!answer.ok && answer.textCode === 'PAYMENT.REFUSED') sweepFailures();
    return answer;
  };
  return (
    <>
      <div className="stack s4">
        <PageHead
          title={text('billing.checkout.title')}
          lead={text('billing.checkout.lead')}
          actions={
            onChangePlan && <Button onClick={onChangePlan}>{text('billing.checkout.changePlan')}</Button>
          }
        />
        <div className="grid2">
          <OrderSummary
            plan={plan}
            price={price}
            province={province}
            setProvince={setProvince}
            law={law}
            rates={offer.tax_rates}
            coupon={coupon?.coupon}
          >
            <CouponField cart={plan.plan_price} plan={plan.plan_id} applied={coupon} onChange={setCoupon} />
          </OrderSummary>
          {price.totalCents === 0n ? (
            <PayNothing id={formId} onPay={() => pay()} />
          ) : (
            <CardForm id={formId} provider={offer.provider} onPay={pay} />
          )}
        </div>
      </div>
      {foot(
        <>
          {refusal && !isPaying && <Refused reason={refusal} />}
          <PayButton form={formId} totalCents={price.totalCents} busy={isPaying} />
        </>,
      )}
    </>
  );
}

const nothingToFill = z.object({});

/** Stands in place of the card where a coupon pays it all. */
function PayNothing({ id, onPay }: { id: string; onPay(): Promise<Answer<unknown>> }) {
  const text = useText();
  const form = useForm(nothingToFill);
  return (
    <Form id={id} form={form} label={text('billing.checkout.title')} onSubmit={onPay}>
      <Callout tone="ok">{text('billing.nothingToPay')}</Callout>
    </Form>
  );
}

interface PayButtonProps {
  /** The id of the form that it sends. */
  form: string;
  totalCents: bigint;
  busy: boolean;
}

/** Pays what the order comes to, from the bar of actions: the amount stays in sight while the card is typed. */
export function PayButton({ form, totalCents, busy }: PayButtonProps) {
  const text = useText();
  const isFree = totalCents === 0n;
  return (
    <Button
      type="submit"
      form={form}
      variant="primary"
      size="lg"
      busy={busy}
      disabled={!isFree && !window.isSecureContext}
    >
      {isFree ? (
        text('billing.payNothing')
      ) : (
        <span>
          <RichText of="billing.pay" with={{ amount: <MoneyText cents={totalCents} /> }} />
        </span>
      )}
    </Button>
  );
}

/** Why the last try was refused, told where the next one is made. */
function Refused({ reason }: { reason: RefusalReason }) {
  const text = useText();
  return (
    <p className="row err t12" role="alert">
      <Icon of={CircleAlert} size="sm" />
      <b>
        {text('PAYMENT.REFUSED', { reason })} {text('billing.refused.again')}
      </b>
    </p>
  );
}
