import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { SaveAndGoOn } from '../frame/SaveAndGoOn.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { useStage } from '../frame/stage.ts';
import { WizardPage } from '../frame/WizardPage.tsx';
import { screenAfter, useWizard } from '../frame/wizard.ts';
import { Officers } from './Officers.tsx';
import { OrganizingResolution } from './OrganizingResolution.tsx';
import { boardReads, usePeople } from './usePeople.ts';

/** Step 3, second page: the officers, and the resolution that appoints them. */
function OperatorStep() {
  const text = useText();
  const { board, changed } = usePeople();
  const { go, screen, onboarding, refresh } = useWizard();
  const exists = useStage() === 'exists';
  const mayEdit = useMay('people.edit');
  return (
    <StepFrame title={text('wizard.operator.title')} lead={text('wizard.operator.lead')}>
      {board.data ? (
        <Officers board={board.data} changed={changed} />
      ) : board.isError ? (
        <ReadFailed of={board} />
      ) : (
        <Loading />
      )}
      {!exists && <OrganizingResolution foot={<SaveAndGoOn />} onSaved={() => go(screenAfter(screen))} />}
      {exists && mayEdit && onboarding.organizing_resolution_on === null && (
        <OrganizingResolution
          foot={<SaveResolution />}
          onSaved={() => void Promise.all([changed(), refresh()])}
        />
      )}
    </StepFrame>
  );
}

/** Once the corporation exists the resolution is saved alone, and once. */
const SaveResolution = () => {
  const text = useText();
  return (
    <div className="form__foot">
      <SubmitButton variant="plain">{text('wizard.save')}</SubmitButton>
    </div>
  );
};

export const OperatorScreen = () => (
  <WizardPage frame="wizard" screen="operator" reads={boardReads}>
    <OperatorStep />
  </WizardPage>
);

export const OfficersStepScreen = () => (
  <WizardPage frame="dashboard" screen="operator" reads={boardReads}>
    <OperatorStep />
  </WizardPage>
);
