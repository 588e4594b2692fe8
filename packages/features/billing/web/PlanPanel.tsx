import { formatDate } from '@tabellion/texts/dates.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, MoneyText, StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { readBilling } from '../contract.ts';
import { plansOn } from '../rules/plans.ts';
import { isPlanEnded } from '../rules/subscription.ts';
import { cancelSubscription, keepSubscription } from '../subscriptionContract.ts';
import type { BillingView } from '../views.ts';
import { billingToday, planName } from './usePurchase.ts';

const tones = {
  none: 'neutral',
  active: 'ok',
  due: 'warn',
  cancelled: 'warn',
  failing: 'err',
  ended: 'neutral',
} as const;

interface PlanPanelProps {
  orgId: string;
  billing: BillingView;
}

/** The plan, how much of it is used, and what may be done with it. */
export function PlanPanel({ orgId, billing }: PlanPanelProps) {
  const text = useText();
  const { state, subscription, renewal } = billing;
  const plan = plansOn(billingToday()).find(({ planId }) => planId === subscription?.plan_id);
  const next = renewal !== null && renewal.plan_id !== subscription?.plan_id ? renewal : undefined;
  return (
    <Card
      title={text('paying.fact.plan')}
      extra={<StatusBadge tone={tones[state]}>{text(`paying.state.${state}`)}</StatusBadge>}
    >
      <div className="stack s4">
        {subscription !== null && (
          <Particulars
            facts={[
              {
                key: 'plan',
                label: planName(text, subscription.plan_id),
                value: plan && (
                  <RichText of="paying.plan.price" with={{ amount: <MoneyText cents={plan.priceCents} /> }} />
                ),
              },
              { key: 'holders', label: text('paying.plan.holders'), value: <Usage of={billing} /> },
              {
                key: 'until',
                label: text('paying.plan.paidUntil'),
                value: <DateText date={subscription.plan_last_date} />,
              },
            ]}
          />
        )}
        {next && (
          <p>
            <RichText
              of="paying.plan.next"
              with={{ date: <DateText date={next.on} />, plan: planName(text, next.plan_id) }}
            />
          </p>
        )}
        <Acts orgId={orgId} billing={billing} isChanging={next !== undefined} />
      </div>
    </Card>
  );
}

function Usage({ of: { holders } }: { of: BillingView }) {
  const text = useText();
  const most = holders.included + holders.further;
  // Holders beyond the plan fill the bar to its end, where it is no longer green.
  const all = Math.max(most, holders.recorded, 1);
  return (
    <>
      <span className="row wrap">
        <meter
          min={0}
          max={all}
          low={0}
          high={most}
          optimum={0}
          value={holders.recorded}
          aria-label={text('paying.plan.holders')}
        />
        {text('paying.plan.of', { count: holders.recorded, most })}
        {holders.missing > 0 && (
          <StatusBadge tone="warn">{text('paying.plan.beyond', { count: holders.missing })}</StatusBadge>
        )}
      </span>
      {holders.further > 0 && (
        <span className="muted t12">{text('paying.plan.further', { count: holders.further })}</span>
      )}
    </>
  );
}

function Acts({ orgId, billing, isChanging }: PlanPanelProps & { isChanging: boolean }) {
  const text = useText();
  const { state, subscription, provider } = billing;
  const readings = useReadings();
  const keep = useCall(keepSubscription, { say: 'always', place: 'bottom' });
  const cancel = useCancel(orgId, billing);
  const org = `/app/org/${orgId}`;
  // A plan may be over some days before the card on file is charged for the next year: it can be renewed at once.
  const isOver = subscription !== null && isPlanEnded(subscription, billingToday());
  if (subscription === null || isOver || state === 'ended' || state === 'failing') {
    const plan = subscription?.plan_id ?? 'founder';
    const to = subscription === null ? `${org}/dashboard/plans` : `${org}/dashboard/checkout/${plan}`;
    return (
      <div className="row wrap">
        <Link to={to} className={buttonClass({ variant: 'primary' })}>
          {text(subscription === null ? 'paying.plan.choose' : 'paying.plan.renew')}
        </Link>
        {(state === 'due' || state === 'failing') && <CancelButton onClick={cancel} />}
      </div>
    );
  }
  const params = { provider, orgId, subscriptionId: subscription.subscription_id };
  const onKeep = async () => {
    const answer = await keep.run({ params });
    if (answer.ok) await readings.again(readBilling);
  };
  return (
    <div className="row wrap">
      {(state === 'cancelled' || isChanging) && (
        <Button variant="primary" busy={keep.busy} onClick={() => void onKeep()}>
          {text('paying.plan.keep')}
        </Button>
      )}
      {state === 'active' && (
        <>
          <Link to={`${org}/upgrade/checkout`} className={buttonClass({})}>
            {text('paying.plan.change')}
          </Link>
          <CancelButton onClick={cancel} />
        </>
      )}
    </div>
  );
}

function CancelButton({ onClick }: { onClick(): void }) {
  const text = useText();
  return (
    <Button variant="ghost" onClick={onClick}>
      {text('paying.plan.cancel')}
    </Button>
  );
}

/** Asks, and cancels at the end of the paid year. */
function useCancel(orgId: string, { subscription, provider }: BillingView) {
  const { text, language } = useLanguage();
  const confirm = useConfirm();
  const readings = useReadings();
  const call = useCall(cancelSubscription, { say: 'always', place: 'bottom' });
  return async () => {
    if (subscription === null) return;
    const plan = planName(text, subscription.plan_id);
    const agreed = await confirm({
      title: text('paying.cancel.title', { plan }),
      body: text('paying.cancel.body', { date: formatDate(subscription.plan_last_date, language) }),
      confirm: text('paying.plan.cancel'),
      cancel: text('paying.plan.keep'),
    });
    if (!agreed) return;
    const params = { provider, orgId, subscriptionId: subscription.subscription_id };
    const answer = await call.run({ params });
    if (answer.ok) await readings.again(readBilling);
  };
}
