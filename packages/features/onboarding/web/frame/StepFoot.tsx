import { Button } from '@tabellion/ui/components/Button.tsx';
import { WizardFoot } from '@tabellion/ui/shell/WizardShell.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { useStage } from '../../../organizations/web/public.ts';
import { stepOf } from '../../rules/wizard.ts';
import { screenBefore, useWizard } from './wizard.ts';

/** Back at the start, what goes on at the end;
 *  from the last page there is no way back. Once submitted, only pages of one step lead back inside the application. */
export function StepFoot({ children, isLast }: { children: ReactNode; isLast?: boolean }) {
  const text = useText();
  const { frame, screen, go } = useWizard();
  const before = screenBefore(screen);
  const isOfSteps = useStage() === 'draft' || frame === 'wizard';
  const isAlone = isLast || (!isOfSteps && (before === undefined || stepOf[before] !== stepOf[screen]));
  const back = before && !isAlone && (
    <Button size="lg" onClick={() => go(before)}>
      {text('wizard.back')}
    </Button>
  );
  if (frame === 'wizard') return <WizardFoot back={back}>{children}</WizardFoot>;
  if (!back && !children) return null;
  return (
    <div className="form__foot">
      {back}
      {children}
    </div>
  );
}
