import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Officers, plannedBoardReads, usePeople } from '../../../people/web/public.ts';
import { RedirectTo, StepOrRegister } from '../frame/RegisterOf.tsx';
import { SaveAndGoOn } from '../frame/SaveAndGoOn.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { WizardPage } from '../frame/WizardPage.tsx';
import { screenAfter, useWizard } from '../frame/wizard.ts';
import { OrganizingResolution } from './OrganizingResolution.tsx';

/** Step 3, second page: the officers, and the resolution that appoints them. */
export function OperatorStep() {
  const text = useText();
  const { board, changed } = usePeople();
  const { go, screen } = useWizard();
  return (
    <StepFrame title={text('wizard.operator.title')} lead={text('wizard.operator.lead')}>
      {board.data ? (
        <Officers board={board.data} changed={changed} />
      ) : board.isError ? (
        <ReadFailed of={board} />
      ) : (
        <Loading />
      )}
      <OrganizingResolution foot={<SaveAndGoOn />} onSaved={() => go(screenAfter(screen))} />
    </StepFrame>
  );
}

export const OperatorScreen = () => (
  <WizardPage frame="wizard" screen="operator" reads={plannedBoardReads}>
    <StepOrRegister step={<OperatorStep />} register={<RedirectTo to="organization/officers" />} />
  </WizardPage>
);
