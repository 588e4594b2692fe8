import { Button } from '@tabellion/ui/components/Button.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { StepFoot } from './StepFrame.tsx';
import { screenAfter, useWizard } from './wizard.ts';

/** The foot of a step whose parts are saved one by one: nothing is left to save. */
export function GoOn() {
  const text = useText();
  const { screen, go } = useWizard();
  return (
    <StepFoot>
      <Button size="lg" variant="primary" onClick={() => go(screenAfter(screen))}>
        {text('wizard.continue')}
      </Button>
    </StepFoot>
  );
}
