import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { NotFoundState } from '@tabellion/ui/components/States.tsx';
import { formatMoney } from '@tabellion/ui/format/number.ts';
import { useSnack } from '@tabellion/ui/layers/SnackProvider.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { readPayment, readPlans } from '../contract.ts';
import { listInvoices } from '../invoiceContract.ts';
import { isPlanEnded } from '../rules/subscription.ts';
import type { CheckoutView } from '../views.ts';
import { ConfirmAtBank } from './ConfirmAtBank.tsx';
import { Order, type OrderProps } from './Order.tsx';
import { PaidStep } from './PaidStep.tsx';
import { centsOf } from './quote.ts';
import { billingToday } from './usePurchase.ts';
import { loadWords } from './words.ts';

/** How often the screen asks what became of a payment. */
const pollMs = 2_000;

interface CheckoutStepProps {
  orgId: string;
  planId: string;
  /** The law of the corporation that is founded with it. */
  law?: JurisdictionId | undefined;
  /** Just paid: what was read before knows nothing of it. The receipt stays. */
  onPaid(): void;
  /** Leads from the receipt to what comes next. */
  onContinue(): void;
  /** The path of the page of invoices. */
  invoicesAt: string;
  onChangePlan?: (() => void) | undefined;
  foot: OrderProps['foot'];
}

/**
 * Review and pay one plan. What the screen shows is where the payment stands on the server, so that a reload, a
 * second window or a lost answer shows the same: the order, the payment being processed, or what was paid.
 */
export const CheckoutStep = (props: CheckoutStepProps) => (
  <MoreTexts
    load={loadWords}
    waiting={
      <>
        <Loading />
        {props.foot(null)}
      </>
    }
  >
    <Checkout {...props} />
  </MoreTexts>
);

function Checkout(props: CheckoutStepProps) {
  const { orgId, planId, law, onPaid, onContinue, invoicesAt, onChangePlan, foot } = props;
  const plans = useRead(readPlans, { params: { orgId } });
  const payment = useRead(readPayment, { params: { orgId } });
  const [isBuying, setBuying] = useState(false);
  const checkout = payment.data;
  const { subscription } = checkout ?? {};
  const isActive = subscription?.status === 'Active' && !isPlanEnded(subscription, billingToday());
  const isPaid = checkout?.payment?.status === 'paid' && isActive;
  usePolling(checkout?.processing === true, () => void payment.refetch());
  useSuccessSnack(isPaid && isBuying);
  useFreshReadings(isPaid && isBuying, onPaid);

  const failed = [plans, payment].find((reading) => reading.isError);
  const withFoot = (shown: ReactNode) => (
    <>
      {shown}
      {foot(null)}
    </>
  );
  if (failed) {
    return withFoot(<ReadFailed of={failed} />);
  }
  if (plans.data === undefined || checkout === undefined) return withFoot(<Loading />);
  if (checkout.processing) return withFoot(<Waiting action={checkout.action} />);
  if (isPaid)
    return withFoot(<PaidStep checkout={checkout} invoicesAt={invoicesAt} onContinue={onContinue} />);
  const plan = plans.data.plans.find(({ plan_id }) => plan_id === planId);
  if (plan === undefined) return withFoot(<NotFoundState />);
  return (
    <>
      <Refunded payment={checkout.payment} />
      <Order
        orgId={orgId}
        plan={plan}
        offer={plans.data}
        law={law}
        refusal={isBuying && checkout.status === 'refused' ? checkout.payment?.reason : undefined}
        onBuying={() => setBuying(true)}
        onChangePlan={onChangePlan}
        foot={foot}
      />
    </>
  );
}

function usePolling(isOn: boolean, ask: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(ask, pollMs);
    return () => clearInterval(timer);
  });
}

/** 'Payment Success' (specification section 8), for who paid just now and not for who comes back later. */
function useSuccessSnack(succeeded: boolean): void {
  const text = useText();
  const snack = useSnack();
  useEffect(() => {
    if (succeeded) snack({ message: text('PAYMENT.SUCCESS'), place: 'bottom' });
  }, [succeeded, snack, text]);
}

/** Readings from before the payment are stale after it. */
function useFreshReadings(succeeded: boolean, onPaid: () => void): void {
  const readings = useReadings();
  const refresh = useEffectEvent(() => {
    void readings.again(listInvoices);
    void readings.again(readPlans);
    onPaid();
  });
  useEffect(() => {
    if (succeeded) refresh();
  }, [succeeded]);
}

/** The outcome is not known yet; the screen asks for it by itself. */
function Waiting({ action }: Pick<CheckoutView, 'action'>) {
  const text = useText();
  return (
    <div className="stack s4" role="status">
      <PageHead title={text('billing.waiting.title')} />
      <Callout icon={Clock}>
        <span className="row">
          <span className="spin" aria-hidden="true" />
          {text(action === null ? 'billing.waiting.body' : 'billing.waiting.confirm')}
        </span>
      </Callout>
      <ConfirmAtBank url={action?.url} />
    </div>
  );
}

/** Tells whoever orders again that the last payment was given back; nobody shall wonder where the money is. */
function Refunded({ payment }: Pick<CheckoutView, 'payment'>) {
  const { text, language } = useLanguage();
  if (payment?.refunded == null) return null;
  const amount = formatMoney(centsOf(payment.refunded), language);
  return <Callout>{text('billing.refunded.body', { amount })}</Callout>;
}
