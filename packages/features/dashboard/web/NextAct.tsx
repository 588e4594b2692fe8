import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { readOnboarding } from '../../onboarding/contract.ts';
import { wizardPathOf } from '../../onboarding/rules/wizard.ts';
import type { Dashboard } from '../contract.ts';
import { Progress, stepsDone } from './SetUp.tsx';

interface NextActProps {
  of: Dashboard;
  /** Something more urgent stands above it, with the page's first button. */
  isSecond: boolean;
}

/** Before incorporation: how far the set-up has come, and what to do next, with the way to its page of the wizard. */
export function NextAct({ of, isSecond }: NextActProps) {
  const text = useText();
  const dashboard = useOpenSteps(of);
  const mayGoOn = useMay('dashboard.edit');
  const { nextAct, org_unique_id: orgId } = dashboard;
  if (nextAct === null) return null;
  const { act, path } = nextAct;
  return (
    <Card
      title={text('dashboard.setup')}
      extra={<span className="t12 muted">{text('dashboard.setup.done', stepsDone(dashboard))}</span>}
    >
      <div className="stack s4">
        <Progress of={dashboard} />
        <div className="row between wrap">
          <div>
            <h3 className="dash__act">{text(`dashboard.next.${act}`)}</h3>
            <p className="muted">{text(`dashboard.next.${act}.body`)}</p>
          </div>
          {mayGoOn && path !== null && (
            <Link
              className={buttonClass(isSecond ? {} : { variant: 'primary' })}
              to={wizardPathOf(path, orgId)}
            >
              {text(act === 'wait' ? 'dashboard.next.look' : 'dashboard.next.go')}
            </Link>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Reads what the wizard says of a corporation that is being set up. @returns whether that is known or need not
 *  be, too */
export function useFounding(id: string, dashboard: Dashboard | undefined) {
  const act = dashboard?.nextAct?.act;
  const isDraft = act !== undefined && act !== 'wait' && act !== 'fix';
  const { data, isFetched } = useRead(readOnboarding, { params: { id } }, { when: isDraft });
  return { data: isDraft ? data : undefined, isKnown: dashboard !== undefined && (!isDraft || isFetched) };
}

/**
 * The set-up as the wizard sees it: a step has data (specification section 4), and is complete once nothing in it is to
 * be mended either. What comes next is then the first such step. As told while the wizard has not answered.
 */
function useOpenSteps(dashboard: Dashboard): Dashboard {
  const { org_unique_id: id, nextAct, step1, step2, step3, step4 } = dashboard;
  const founding = useFounding(id, dashboard);
  if (founding.data === undefined) return dashboard;
  const lacking = new Set<string>(founding.data.missing.map(({ step }) => step));
  const mended = <Step extends Dashboard['step1']>(step: Step): Step => ({
    ...step,
    isCompleted: step.isCompleted && !lacking.has(step.path),
  });
  const steps = { step1: mended(step1), step2: mended(step2), step3: mended(step3), step4: mended(step4) };
  const mayWait = (path: string) =>
    path === 'shares' && dashboard.company_type === 'old' && !lacking.has(path);
  const open = Object.values(steps).find(({ isCompleted, path }) => !isCompleted && !mayWait(path));
  return { ...dashboard, ...steps, nextAct: open ? { act: open.path, path: open.path } : nextAct };
}
