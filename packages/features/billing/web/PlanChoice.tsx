import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, MoneyText, StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useId } from 'react';
import { type PricedPlan, plansOn } from '../rules/plans.ts';
import { billingToday, planName } from './usePurchase.ts';

interface PlanChoiceProps {
  current: PricedPlan;
  chosen: string;
  /** The day on which a smaller one begins. */
  laterFrom: string;
  onChoose(planId: string): void;
}

/** The plans, of which the reader has one. */
export function PlanChoice({ current, chosen, laterFrom, onChoose }: PlanChoiceProps) {
  const text = useText();
  const id = useId();
  return (
    <Card title={text('paying.upgrade.choose')}>
      <fieldset className="choices choices--cards">
        <legend className="sr">{text('paying.upgrade.choose')}</legend>
        {plansOn(billingToday()).map((plan) => (
          <div key={plan.planId} className="check">
            <input
              id={`${id}-${plan.planId}`}
              type="radio"
              name={id}
              value={plan.planId}
              checked={plan.planId === chosen}
              disabled={plan.planId === current.planId}
              onChange={() => onChoose(plan.planId)}
            />
            <div>
              <label htmlFor={`${id}-${plan.planId}`}>{planName(text, plan.planId)}</label>
              <p className="help">
                <RichText of="paying.plan.price" with={{ amount: <MoneyText cents={plan.priceCents} /> }} />
                <br />
                {text('billing.plans.holders', { count: plan.holders })}
              </p>
              <When plan={plan} current={current} laterFrom={laterFrom} />
            </div>
          </div>
        ))}
      </fieldset>
    </Card>
  );
}

function When({ plan, current, laterFrom }: { plan: PricedPlan; current: PricedPlan; laterFrom: string }) {
  const text = useText();
  if (plan.planId === current.planId)
    return <StatusBadge tone="ok">{text('paying.upgrade.current')}</StatusBadge>;
  if (plan.priceCents >= current.priceCents) return null;
  return (
    <StatusBadge tone="neutral">
      <RichText of="paying.upgrade.later" with={{ date: <DateText date={laterFrom} /> }} />
    </StatusBadge>
  );
}
