import { type ReactNode, useLayoutEffect } from 'react';
import { BrandLogo } from '../brand/brand.tsx';
import { Button } from '../components/Button.tsx';
import { type Step, Steps } from '../components/Steps.tsx';
import { formatTime } from '../format/date.ts';
import { RichText, useLanguage, useText } from '../text/LanguageProvider.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

interface WizardShellProps {
  /** Above the steps: what is being made, and its name. */
  kind: ReactNode;
  name: ReactNode;
  steps: readonly Step[];
  current: string;
  /** When the server last stored the step; ISO instant. */
  savedAt?: string | undefined;
  onLeave(): void;
  /** Nothing is typed any more: no word of saving or of going on elsewhere. */
  isOver?: boolean;
  /** The result of the step, beside it: a preview, missing parts of the articles. */
  aside?: ReactNode;
  /** The bar at the foot: Back, what is to fix, Save and continue. See `WizardFoot`. */
  children: ReactNode;
}

/** The wizard (no navigation, no toolbar): logo bar, rail of steps, the step, what it comes to. */
export function WizardShell(props: WizardShellProps) {
  const { kind, name, steps, current, savedAt, onLeave, isOver, aside, children } = props;
  const text = useText();
  const { language } = useLanguage();
  return (
    <>
      <header className="top top--bar">
        <BrandLogo height={24} />
        <span className="grow" />
        {savedAt && !isOver && (
          <span className="muted t12 not-phone">
            <RichText
              of="ui.wizard.savedAt"
              with={{ time: <bdi dir="ltr">{formatTime(savedAt, language)}</bdi> }}
            />
          </span>
        )}
        <LanguageMenu />
        <Button variant="ghost" onClick={onLeave}>
          {text(isOver ? 'ui.close' : 'ui.wizard.leave')}
        </Button>
      </header>
      <div className={aside ? 'wz wz--aside' : 'wz'}>
        <aside className="wz__steps" aria-label={text('ui.wizard.steps')}>
          <div className="stack s6">
            <div className="not-phone">
              <p className="t12 muted">{kind}</p>
              <p className="t14">
                <b>{name}</b>
              </p>
            </div>
            <Steps label={text('ui.wizard.steps')} steps={steps} current={current} />
          </div>
          {!isOver && <p className="t12 muted">{text('ui.wizard.resume')}</p>}
        </aside>
        <main className="wz__main" id="main">
          {children}
        </main>
        {aside && (
          <aside className="wz__side" aria-label={text('ui.wizard.preview')}>
            {aside}
          </aside>
        )}
      </div>
    </>
  );
}

/** The sticky bar at the foot of a step: what goes back at the start, what goes on at the end. The page keeps messages and
 *  what gets the focus above it. */
export function WizardFoot({ back, children }: { back?: ReactNode; children: ReactNode }) {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('has-foot');
    return () => classList.remove('has-foot');
  }, []);
  return (
    <div className="wz__foot">
      {back}
      <span className="grow" />
      {children}
    </div>
  );
}
