import { Card } from '@tabellion/ui/components/Card.tsx';
import { ProgressSteps } from '@tabellion/ui/components/Steps.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { wizardPathOf } from '../../onboarding/rules/wizard.ts';
import type { Dashboard } from '../contract.ts';

const stepsOf = ({ step1, step2, step3, step4 }: Pick<Dashboard, 'step1' | 'step2' | 'step3' | 'step4'>) => [
  step1,
  step2,
  step3,
  step4,
];

export function stepsDone(dashboard: Pick<Dashboard, 'step1' | 'step2' | 'step3' | 'step4'>): {
  done: number;
  all: number;
} {
  const steps = stepsOf(dashboard);
  return { done: steps.filter(({ isCompleted }) => isCompleted).length, all: steps.length };
}

/** After incorporation: the set-up in one line. */
export function SetUp({ of: dashboard }: { of: Dashboard }) {
  const text = useText();
  return (
    <Card
      title={text('dashboard.setup')}
      extra={
        <span className={`t12 dash__done ${dashboard.toggle ? 'muted' : 'ok'}`}>
          {text('dashboard.setup.done', stepsDone(dashboard))}
        </span>
      }
    >
      <Progress of={dashboard} />
    </Card>
  );
}

/** The four steps: links to the wizard while they can still be edited, words afterwards. */
export function Progress({ of: dashboard }: { of: Dashboard }) {
  const text = useText();
  const isOpen = dashboard.nextAct !== null;
  return (
    <ProgressSteps
      steps={stepsOf(dashboard).map(({ path, isCompleted }) => ({
        key: path,
        label: text(`dashboard.step.${path}`),
        done: isCompleted,
        link: (inside) =>
          isOpen ? (
            <Link className="t12 dash__step" to={wizardPathOf(path, dashboard.org_unique_id)}>
              {inside}
            </Link>
          ) : (
            <span className="t12 dash__step">{inside}</span>
          ),
      }))}
    />
  );
}
