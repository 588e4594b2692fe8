import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { MoneyText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { findPlan } from '../rules/plans.ts';
import type { PlanView } from '../views.ts';
import { centsOf } from './quote.ts';
import { planName } from './words.ts';

/** The one large figure of a card. */
const figure = { display: 'block', fontSize: 'var(--fs-22)', lineHeight: '32px' } as const;

interface PlanCardProps {
  plan: PlanView;
  /** Left out where the reader may not buy. */
  onChoose: (() => void) | undefined;
}

export function PlanCard({ plan, onChoose }: PlanCardProps) {
  const text = useText();
  const name = planName(text, plan.plan_id);
  const found = findPlan(plan.plan_id);
  return (
    <Card title={name}>
      <div className="stack s4">
        <p>
          <b style={figure}>
            <MoneyText cents={centsOf(plan.plan_price)} />
          </b>{' '}
          <span className="muted t12">{text('billing.plans.perYear')}</span>
        </p>
        <p>{text('billing.plans.holders', { count: plan.holders })}</p>
        {onChoose && (
          <Button block size="lg" onClick={onChoose}>
            {text('billing.plans.choose', { plan: name })}
          </Button>
        )}
        {found && <p className="muted">{text(`billing.plan.${found.planId}.for`)}</p>}
      </div>
    </Card>
  );
}
