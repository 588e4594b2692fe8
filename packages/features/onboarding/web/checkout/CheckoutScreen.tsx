import { useRead } from '@tabellion/ui/call/useRead.ts';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readPlans } from '../../../billing/contract.ts';
import { isPlanEnded } from '../../../billing/rules/subscription.ts';
import { CheckoutStep as BillingCheckout, billingToday } from '../../../billing/web/public.ts';
import { useJurisdiction } from '../../../organizations/web/public.ts';
import { StepFoot } from '../frame/StepFoot.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { WizardPage } from '../frame/WizardPage.tsx';
import { type FrameKind, foundingLaw, useWizard } from '../frame/wizard.ts';
import { Lacks } from './Lacks.tsx';
import { Review } from './Review.tsx';
import { Submit } from './Submit.tsx';
import { Incorporated, WaitingForRegistry } from './Submitted.tsx';
import { loadCheckoutWords } from './words.ts';

/** Step 6: pays, submits, waits for the registry, and shows the certificate: whatever comes next. */
function CheckoutStep() {
  const { onboarding, refresh } = useWizard();
  /** The payment is known and its receipt still on the page. */
  const [hasReceipt, setReceipt] = useState(false);
  const shown = hasReceipt ? 'pending' : onboarding.status;
  useTopOfAnswer(shown);
  const paid = () => {
    setReceipt(true);
    void refresh();
  };
  switch (shown) {
    case 'pending':
      return <Pay onPaid={paid} onContinue={() => (hasReceipt ? setReceipt(false) : void refresh())} />;
    case 'payment_success':
    case 'rejected':
      return <Submit />;
    case 'submitted':
      return <WaitingForRegistry />;
    case 'incorporated':
      return <RenewOr otherwise={<Incorporated />} />;
    case 'dissolved':
      return <Incorporated />;
  }
}

/** A plan that has ended is paid again. */
function RenewOr({ otherwise }: { otherwise: ReactNode }) {
  const { orgId, go } = useWizard();
  const plans = useRead(readPlans, { params: { orgId } });
  const planId = usePathParam('plans');
  const [isPaying, setPaying] = useState(false);
  const subscription = plans.data?.subscription;
  const isDue =
    planId !== undefined && subscription?.status === 'Active' && isPlanEnded(subscription, billingToday());
  if (!isDue && !isPaying) return otherwise;
  return (
    <StepFrame>
      <BillingCheckout
        orgId={orgId}
        planId={planId ?? ''}
        onPaid={() => setPaying(true)}
        onContinue={() => go('plans')}
        invoicesAt={`/app/org/${orgId}/setting/invoice`}
        onChangePlan={() => go('plans')}
        foot={(children) => <StepFoot>{children}</StepFoot>}
      />
    </StepFrame>
  );
}

/** An answer takes the place of what was sent: the page begins at its top again, and is read from its heading. */
function useTopOfAnswer(status: string): void {
  const seen = useRef(status);
  useEffect(() => {
    if (seen.current === status) return;
    seen.current = status;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [status]);
}

/** The payment opens when nothing else is missing; what will be submitted stands beside it. */
function Pay({ onPaid, onContinue }: { onPaid(): void; onContinue(): void }) {
  const text = useText();
  const { orgId, onboarding, corporate, go } = useWizard();
  const law = foundingLaw({ corporate, onboarding }, useJurisdiction());
  const planId = usePathParam('plans') ?? onboarding.plan_id ?? '';
  const others = onboarding.missing.filter(({ step }) => step !== 'checkout');
  if (others.length > 0) {
    return (
      <StepFrame title={text('wizard.step.checkout')} lead={text('wizard.checkout.closed')}>
        <Lacks title={text('wizard.checkout.missing')} of={others} />
        <Review />
        <StepFoot>{null}</StepFoot>
      </StepFrame>
    );
  }
  return (
    <StepFrame aside={<Review />}>
      <BillingCheckout
        orgId={orgId}
        planId={planId}
        law={law}
        onPaid={onPaid}
        onContinue={onContinue}
        invoicesAt={`/app/org/${orgId}/setting/invoice`}
        onChangePlan={() => go('plans')}
        foot={(children) => <StepFoot>{children}</StepFoot>}
      />
    </StepFrame>
  );
}

const inFrame = (frame: FrameKind) => () => (
  <MoreTexts load={loadCheckoutWords} waiting={null}>
    <WizardPage frame={frame} screen="checkout">
      <CheckoutStep />
    </WizardPage>
  </MoreTexts>
);

/** /app/incorporation/checkout/{org}/{plans}; later features answer for the other purposes. */
export const CheckoutScreen = inFrame('wizard');

/** incorporation/checkout, with plans or without, and dashboard/checkout/{plans} of an organization. */
export const CheckoutStepScreen = inFrame('dashboard');
