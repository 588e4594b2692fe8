import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { navigate, useLocation } from '@tabellion/ui/router/address.ts';
import { WizardShell } from '@tabellion/ui/shell/WizardShell.tsx';
import { type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ReactNode, useEffect } from 'react';
import { FailedRenewal } from '../../../billing/web/public.ts';
import { isDraft } from '../../../organizations/rules/status.ts';
import type { CorporateView } from '../../../organizations/shapes.ts';
import type { Onboarding } from '../../contract.ts';
import { screens, stepOf, stepScreen } from '../../rules/wizard.ts';
import { Editable } from './Editable.tsx';
import { railSteps } from './rail.ts';
import { shownName } from './shownName.ts';
import { isCorporateBegun, placeOf, screenBefore, useWizard } from './wizard.ts';
import './wizard.css';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useStage } from '../../../organizations/web/public.ts';
import { lackText } from './lackText.ts';

interface StepFrameProps {
  /** Left out where the step brings its own heading, and with it what was left open. */
  title?: ReactNode;
  lead?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** The outcome of the step: a preview, or requirements still unmet. */
  aside?: ReactNode;
  /** Saves what was typed before the reader leaves; false when it was refused. */
  save?: (() => Promise<boolean>) | undefined;
  children: ReactNode;
}

/** The frame of a step: rail and logo bar in the wizard; heading and side column inside the application. */
export function StepFrame({ title, lead, actions, aside, save, children }: StepFrameProps) {
  const text = useText();
  const { orgId, frame, onboarding, corporate, screen, go } = useWizard();
  const leave = useLeave(save);
  useWantedField();
  const body = (
    <>
      {title && <PageHead title={title} lead={lead} actions={actions} />}
      {title && <LeftOpen />}
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
      steps={railSteps(onboarding, stepOf[screen], text, (step) => go(stepScreen[step.step]))}
      current={stepOf[screen]}
      savedAt={onboarding.saved_at}
      onLeave={() => void leave()}
      isOver={!isDraft(corporate.status)}
      aside={aside}
    >
      <FailedRenewal orgId={orgId} />
      {body}
    </WizardShell>
  );
}

function kindOf({ steps }: Onboarding, { company_type, status }: CorporateView): TextKey {
  if (status === 'incorporated') return 'organization.status.incorporated';
  if (company_type === 'new') return 'wizard.kind.new';
  return isCorporateBegun(steps) ? 'wizard.kind.old' : 'wizard.kind.open';
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
    if (leaves) navigate({ to: '/' });
  };
}

/** Whoever goes on from a step that is not complete is told what it lacks, each with the way back to its field. */
export function LeftOpen() {
  const text = useText();
  const isDraft = useStage() === 'draft';
  const { orgId, frame, screen, onboarding } = useWizard();
  const before = screenBefore(screen);
  // The last page lists everything itself.
  if (!isDraft || before === undefined || screen === 'checkout') return null;
  const left = onboarding.missing.filter(
    (lack) => lack.step === stepOf[before] && screens.indexOf(lack.screen) < screens.indexOf(screen),
  );
  if (left.length === 0) return null;
  return (
    <Callout tone="warn" title={text('wizard.leftOpen', { count: left.length })}>
      <ul>
        {left.map((lack) => {
          const words = lackText(lack, text);
          return (
            <li key={`${lack.textCode} ${lack.field} ${words}`}>
              <Link
                to={placeOf(lack.screen, frame, orgId, onboarding.plan_id)}
                hash={lack.person_id ?? lack.field}
              >
                {words}
              </Link>
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
