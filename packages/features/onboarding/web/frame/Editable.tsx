import { useMay, ViewOnly } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { isDraft } from '../../../organizations/rules/status.ts';
import { useStage } from '../../../organizations/web/public.ts';
import { stepOf } from '../../rules/wizard.ts';
import { StepFoot } from './StepFoot.tsx';
import { screenAfter, useWizard } from './wizard.ts';

/**
 * Nothing can be typed where it could not be saved: without the right, with the registry, or once incorporated. People
 * and shares of a corporation that exists have their registers.
 */
export function Editable({ children }: { children: ReactNode }) {
  const text = useText();
  const { corporate, screen, go } = useWizard();
  const mayDashboard = useMay('dashboard.edit');
  const mayPeople = useMay('people.edit');
  const stage = useStage();
  const isRegister = screen === 'founder' || screen === 'operator' || screen === 'shareclass';
  const may = isRegister ? mayPeople : mayDashboard;
  if (screen === 'checkout') return children;
  // Once founded, plan and invoices are no part of what was submitted; and whoever only reads needs no way onwards.
  if (screen === 'plans' && stage === 'exists') return children;
  // The person to reach is no part of what the registry has.
  const isFree = screen === 'user';
  if (may && (isFree || isDraft(corporate.status))) return children;
  const viewOnly = <ViewOnly of={isRegister ? 'people.edit' : 'dashboard.edit'} />;
  if (isDraft(corporate.status)) return <ToRead why={viewOnly}>{children}</ToRead>;
  if (isFree) {
    return (
      <ToRead why={viewOnly} isAlone>
        {children}
      </ToRead>
    );
  }
  const isWaiting = corporate.status === 'submitted';
  const why = (
    <Callout
      title={text(isWaiting ? 'wizard.locked.submitted' : 'wizard.locked.incorporated')}
      actions={<Button onClick={() => go('checkout')}>{text('wizard.locked.open')}</Button>}
    >
      {text(isWaiting ? 'ORGANIZATION.SUBMITTED' : 'wizard.locked.registers')}
    </Callout>
  );
  return <ToRead why={why}>{children}</ToRead>;
}

interface ToReadProps {
  why: ReactNode;
  /** No page of a set-up follows. */
  isAlone?: boolean;
  children: ReactNode;
}

/** The page as it was filled in; its own foot, which saves, gives way to one that turns the page. */
function ToRead({ why, isAlone, children }: ToReadProps) {
  const text = useText();
  const { frame, screen, go } = useWizard();
  const after = screenAfter(screen);
  const isNear = frame === 'wizard' || stepOf[after] === stepOf[screen];
  return (
    <>
      {why}
      <fieldset disabled className="stillset">
        {children}
      </fieldset>
      {!isAlone && (
        <StepFoot>
          {isNear && (
            <Button size="lg" onClick={() => go(after)}>
              {text('wizard.continue')}
            </Button>
          )}
        </StepFoot>
      )}
    </>
  );
}
