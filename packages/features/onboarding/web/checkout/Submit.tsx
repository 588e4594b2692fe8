import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { submitIncorporation } from '../../contract.ts';
import { StepFoot } from '../frame/StepFoot.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { useWizard } from '../frame/wizard.ts';
import { Lacks } from './Lacks.tsx';
import { Review } from './Review.tsx';

/** Everything in plain words, once more, and the one button that sends it to the registry. */
export function Submit() {
  const text = useText();
  const { orgId, onboarding, corporate, refresh } = useWizard();
  const maySubmit = useMay('incorporation.submit');
  const call = useCall(submitIncorporation);
  const { missing, warnings, submission, status } = onboarding;
  const isNew = corporate.company_type === 'new';
  const isSentBack = status === 'rejected';
  const lead = text(isNew ? 'wizard.submit.lead' : 'wizard.submit.lead.old');
  const submit = async () => {
    await call.run({ params: { id: orgId } });
    await refresh();
  };
  return (
    <StepFrame title={text('wizard.step.checkout')} lead={!isSentBack && lead}>
      {isSentBack && (
        <Callout tone="err" title={text('wizard.rejected.title')}>
          {text('wizard.rejected.body')}
        </Callout>
      )}
      {isSentBack && submission && <Lacks title={text('wizard.rejected.reasons')} of={submission.reasons} />}
      <Lacks title={text('wizard.checkout.missing')} of={missing} />
      <Lacks title={text('wizard.checkout.warnings')} of={warnings} mild />
      <Review />
      <StepFoot>
        {maySubmit ? (
          <Button
            size="lg"
            variant="primary"
            busy={call.busy}
            disabled={missing.length > 0}
            onClick={() => void submit()}
          >
            {text(isNew ? 'wizard.submit.send' : 'wizard.submit.record')}
          </Button>
        ) : (
          <span className="muted">{text('ACCESS.VIEW_ONLY')}</span>
        )}
      </StepFoot>
    </StepFrame>
  );
}
