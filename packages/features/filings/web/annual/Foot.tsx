import { Button } from '@tabellion/ui/components/Button.tsx';
import { WizardFoot } from '@tabellion/ui/shell/WizardShell.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { AnnualStep } from '../../annualView.ts';
import { stepAfter, stepBefore } from './AnnualFlow.tsx';
import { useGo } from './annualPage.ts';

/** Back, and on; a step brings a button of its own where it does more than go on. */
export function Foot({ step, children }: { step: AnnualStep; children?: ReactNode }) {
  const text = useText();
  const go = useGo();
  const before = stepBefore(step);
  return (
    <WizardFoot
      back={
        before && (
          <Button size="lg" onClick={() => go(before)}>
            {text('annual.back')}
          </Button>
        )
      }
    >
      {children ?? (
        <Button variant="primary" size="lg" onClick={() => go(stepAfter(step))}>
          {text('annual.continue')}
        </Button>
      )}
    </WizardFoot>
  );
}
