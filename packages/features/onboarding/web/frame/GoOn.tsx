import { Button } from '@tabellion/ui/components/Button.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { StepFoot } from './StepFoot.tsx';
import { screenAfter, useWizard } from './wizard.ts';

interface GoOnProps {
  /** Saves what was chosen and not saved yet; false when it was refused. */
  save?: () => Promise<boolean>;
}

/** The foot of a step whose parts are saved one by one. */
export function GoOn({ save }: GoOnProps) {
  const text = useText();
  const { screen, go } = useWizard();
  const goOn = async () => {
    if (save === undefined || (await save())) go(screenAfter(screen));
  };
  return (
    <StepFoot>
      <Button size="lg" variant="primary" onClick={() => void goOn()}>
        {text('wizard.continue')}
      </Button>
    </StepFoot>
  );
}
