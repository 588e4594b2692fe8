import { useRead } from '@tabellion/ui/call/useRead.ts';
import { readOnboarding } from '../../onboarding/contract.ts';
import type { Dashboard } from '../contract.ts';

/**
 * The set-up as the wizard sees it: a step has data (specification section 4), and is complete once nothing in it is to
 * be mended either. What comes next is then the first such step. As told while the wizard has not answered.
 */
export function useOpenSteps(dashboard: Dashboard): Dashboard {
  const { org_unique_id: id, nextAct, step1, step2, step3, step4 } = dashboard;
  const isDraft = nextAct !== null && nextAct.act !== 'wait' && nextAct.act !== 'fix';
  const founding = useRead(readOnboarding, { params: { id } }, { when: isDraft });
  if (!isDraft || founding.data === undefined) return dashboard;
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
