import { Check, CircleAlert, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { type TextKey, useText } from '../text/LanguageProvider.tsx';
import { Icon } from './Icon.tsx';

export type StepState = 'done' | 'error' | 'now' | 'next' | 'closed';

export interface Step {
  key: string;
  title: ReactNode;
  state: StepState;
  /** Below the title: "Complete", what is to fix, what opens a closed step. */
  note?: ReactNode;
  /** Opens the step; a closed one has none. */
  onOpen?: (() => void) | undefined;
}

const spoken: Readonly<Record<StepState, TextKey>> = {
  done: 'ui.step.done',
  error: 'ui.step.error',
  now: 'ui.step.now',
  next: 'ui.step.next',
  closed: 'ui.step.closed',
};
const classes: Readonly<Record<StepState, string>> = {
  done: 'is-done',
  error: 'is-err',
  now: 'is-now',
  next: '',
  closed: 'is-off',
};

interface StepsProps {
  label: string;
  steps: readonly Step[];
  /** The step that is open; an open step may also be done or in error. */
  current: string;
}

/** The rail of the wizard: one under the other, in a row on phones. */
export function Steps({ label, steps, current }: StepsProps) {
  const text = useText();
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, at) => {
        const state = text(spoken[step.state]);
        const words = (
          <>
            <span className="steps__t">{step.title}</span>
            {/* A note in the same words would be heard twice. */}
            {step.note !== state && <span className="sr">{state}</span>}
            {step.note && (
              <span
                className={`t12 ${step.state === 'error' ? 'err' : 'muted'}`}
                style={{ display: 'block' }}
              >
                {step.note}
              </span>
            )}
          </>
        );
        const now = step.key === current;
        return (
          <li
            key={step.key}
            className={`${classes[step.state]}${now && step.state !== 'now' ? ' is-open' : ''}`}
            aria-current={now ? 'step' : undefined}
          >
            <span className="stepdot" aria-hidden="true">
              <Mark state={step.state} number={at + 1} />
            </span>
            <div className="steps__words">
              {step.onOpen && !now ? (
                <button type="button" className="steps__open" onClick={step.onOpen}>
                  {words}
                </button>
              ) : (
                words
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Icon of={Check} size="sm" />;
  if (state === 'error') return <Icon of={CircleAlert} size="sm" />;
  if (state === 'closed') return <Icon of={Lock} size="sm" />;
  return number;
}

interface ProgressStepsProps {
  steps: readonly { key: string; label: ReactNode; done: boolean; link(inside: ReactNode): ReactNode }[];
}

/** The four steps of the dashboard: a bar each, checked when complete. `link` wraps the words in the screen's own link. */
export function ProgressSteps({ steps }: ProgressStepsProps) {
  const text = useText();
  return (
    <ol className="prog">
      {steps.map(({ key, label, done, link }) => (
        <li key={key} className={done ? 'is-done' : undefined}>
          {link(
            <>
              {done && <Icon of={Check} size="sm" />}
              {label}
              <span className="sr">{text(done ? 'ui.step.done' : 'ui.step.next')}</span>
            </>,
          )}
        </li>
      ))}
    </ol>
  );
}
