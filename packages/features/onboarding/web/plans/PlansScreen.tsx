import { useCall } from '@tabellion/ui/call/useCall.ts';
import { type PlannedRead, plannedRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { navigate } from '@tabellion/ui/router/address.ts';
import { readPlans } from '../../../billing/contract.ts';
import { PlansStep } from '../../../billing/web/public.ts';
import { useJurisdiction, useStage } from '../../../organizations/web/public.ts';
import { choosePlan, readOnboarding } from '../../contract.ts';
import { GoOn } from '../frame/StepFoot.tsx';
import { LeftOpen, StepFrame } from '../frame/StepFrame.tsx';
import { WizardPage } from '../frame/WizardPage.tsx';
import { foundingLaw, placeOf, useWizard } from '../frame/wizard.ts';

/** Step 5: the plan. It is kept at once, and paid in the last step. Later, what is paid until when. */
function PlanStep() {
  const { orgId, frame, onboarding, corporate } = useWizard();
  const law = foundingLaw({ corporate, onboarding }, useJurisdiction());
  const isDraft = useStage() === 'draft';
  const { put } = useReadings();
  const call = useCall(choosePlan);
  const choose = async (plan_id: string) => {
    const params = { id: orgId };
    const answer = await call.run({ params, body: { plan_id } });
    if (!answer.ok) return;
    const { next: _next, ...founding } = answer.data;
    put(readOnboarding, { params }, founding);
    navigate({ to: placeOf('checkout', frame, orgId, plan_id) });
  };
  return (
    <StepFrame>
      <PlansStep
        orgId={orgId}
        law={law}
        chosen={onboarding.plan_id}
        note={<LeftOpen />}
        onChosen={(planId) => void choose(planId)}
        foot={isDraft && onboarding.plan_id !== null && <GoOn />}
      />
    </StepFrame>
  );
}

const plansReads = (orgId: string): readonly PlannedRead[] => [plannedRead(readPlans, { params: { orgId } })];

export const PlansScreen = () => (
  <WizardPage frame="wizard" screen="plans" reads={plansReads}>
    <PlanStep />
  </WizardPage>
);

export const PlansStepScreen = () => (
  <WizardPage frame="dashboard" screen="plans" reads={plansReads}>
    <PlanStep />
  </WizardPage>
);
