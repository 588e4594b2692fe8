import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { wizardPathOf } from '../../onboarding/rules/wizard.ts';
import type { Dashboard } from '../contract.ts';
import { Progress, stepsDone } from './SetUp.tsx';
import { useOpenSteps } from './useOpenSteps.ts';

/** Before incorporation: how far the set-up has come, and what to do next, with the way to its page of the wizard. */
export function NextAct({ of }: { of: Dashboard }) {
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
            <Link className={buttonClass({ variant: 'primary' })} to={wizardPathOf(path, orgId)}>
              {text(act === 'wait' ? 'dashboard.next.look' : 'dashboard.next.go')}
            </Link>
          )}
        </div>
      </div>
    </Card>
  );
}
