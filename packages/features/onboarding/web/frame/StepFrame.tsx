import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { WizardFoot, WizardShell } from '@tabellion/ui/shell/WizardShell.tsx';
import { type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { isDraft } from '../../../organizations/rules/status.ts';
import type { CorporateView } from '../../../organizations/shapes.ts';
import type { Onboarding } from '../../contract.ts';
import { stepOf } from '../../rules/wizard.ts';
import { LeftOpen } from './LeftOpen.tsx';
import { railSteps } from './rail.ts';
import { shownName } from './shownName.ts';
import { useStage } from './stage.ts';
import { screenBefore, useWizard } from './wizard.ts';
import './wizard.css';

interface StepFrameProps {
  /** Left out where the step brings its own heading. */
  title?: ReactNode;
  lead?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** What the step comes to: a preview, what is still needed. */
  aside?: ReactNode;
  /** Saves what was typed before the reader leaves; false when it was refused. */
  save?: (() => Promise<boolean>) | undefined;
  children: ReactNode;
}

/** The frame of a step: rail and logo bar in the wizard; heading and side column inside the application. */
export function StepFrame({ title, lead, actions, aside, save, children }: StepFrameProps) {
  const text = useText();
  const { frame, onboarding, corporate, screen, go } = useWizard();
  const leave = useLeave(save);
  useWantedField();
  const body = (
    <>
      {title && <PageHead title={title} lead={lead} actions={actions} />}
      <LeftOpen />
      <Editable>{children}</Editable>
    </>
  );
  if (frame === 'dashboard') {
    return (
      <div className={aside ? 'founding founding--aside' : 'founding'}>
        <div className="founding__main">{body}</div>
        {aside && <aside aria-label={text('ui.wizard.preview')}>{aside}</aside>}
      </div>
    );
  }
  const name = shownName(onboarding, corporate);
  return (
    <WizardShell
      kind={text(kindOf(onboarding, corporate))}
      name={name ? <UserText>{name}</UserText> : text('wizard.unnamed')}
      steps={railSteps(onboarding, stepOf[screen], text, (step) => go(firstScreen[step.step]))}
      current={stepOf[screen]}
      savedAt={onboarding.saved_at}
      onLeave={() => void leave()}
      aside={aside}
    >
      {body}
    </WizardShell>
  );
}

/** Before anybody answered, what is stored is only a default. */
function kindOf({ steps }: Onboarding, { company_type }: CorporateView): TextKey {
  if (company_type === 'new') return 'wizard.kind.new';
  const isBegun = steps.some(
    ({ step, isCompleted, isError }) => step === 'corporate-info' && (isCompleted || isError),
  );
  return isBegun ? 'wizard.kind.old' : 'wizard.kind.open';
}

/** A step opens at its first screen. */
const firstScreen = {
  'account-info': 'user',
  'corporate-info': 'company',
  'director-and-officers': 'founder',
  shares: 'shareclass',
  plans: 'plans',
  checkout: 'checkout',
} as const;

/**
 * Nothing can be typed where it could not be saved: without the right, with the registry, or once incorporated. People
 * and shares are added to a corporation that exists; their pages leave out what would be refused.
 */
function Editable({ children }: { children: ReactNode }) {
  const text = useText();
  const { corporate, screen, go } = useWizard();
  const mayDashboard = useMay('dashboard.edit');
  const mayPeople = useMay('people.edit');
  const stage = useStage();
  const isRegister = screen === 'founder' || screen === 'operator' || screen === 'shareclass';
  const may = isRegister ? mayPeople : mayDashboard;
  if (screen === 'checkout') return children;
  // The person to reach is no part of what the registry has.
  const isFree = screen === 'user' || (stage === 'exists' && isRegister);
  if (isFree && may) return children;
  if (isDraft(corporate.status)) {
    return may ? (
      children
    ) : (
      <>
        <Callout>{text('ACCESS.VIEW_ONLY')}</Callout>
        <fieldset disabled className="stillset">
          {children}
        </fieldset>
      </>
    );
  }
  const isWaiting = corporate.status === 'submitted';
  return (
    <>
      <Callout
        title={text(isWaiting ? 'wizard.locked.submitted' : 'wizard.locked.incorporated')}
        actions={<Button onClick={() => go('checkout')}>{text('wizard.locked.open')}</Button>}
      >
        {text(isWaiting ? 'ORGANIZATION.SUBMITTED' : 'wizard.locked.registers')}
      </Callout>
      <fieldset disabled className="stillset">
        {children}
      </fieldset>
    </>
  );
}

/** The list of what is missing links to a field by its name: it gets the focus when the step is there. */
function useWantedField(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const field = document.getElementsByName(hash)[0];
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [hash]);
}

function useLeave(save: StepFrameProps['save']): () => Promise<void> {
  const text = useText();
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async () => {
    const isSaved = save === undefined || (await save());
    const leaves =
      isSaved ||
      (await confirm({
        title: text('wizard.leave.title'),
        body: text('wizard.leave.body'),
        confirm: text('wizard.leave.go'),
        cancel: text('wizard.leave.stay'),
      }));
    if (leaves) await navigate({ to: '/' });
  };
}

/** Back at the start, what goes on at the end; from the last page there is no way back. Inside the application only pages of one step lead back. */
export function StepFoot({ children, isLast }: { children: ReactNode; isLast?: boolean }) {
  const text = useText();
  const { frame, screen, go } = useWizard();
  const before = screenBefore(screen);
  const isAlone =
    isLast || (frame === 'dashboard' && (before === undefined || stepOf[before] !== stepOf[screen]));
  const back = before && !isAlone && (
    <Button size="lg" onClick={() => go(before)}>
      {text('wizard.back')}
    </Button>
  );
  if (frame === 'wizard') return <WizardFoot back={back}>{children}</WizardFoot>;
  return (
    <div className="form__foot">
      {back}
      {children}
    </div>
  );
}
