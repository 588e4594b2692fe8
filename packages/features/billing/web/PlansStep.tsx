import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { useMay, ViewOnly } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card, PageHead, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, MoneyText, StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { readPlans } from '../contract.ts';
import { findPlan, planData, pricesOn } from '../rules/plans.ts';
import { isPlanEnded } from '../rules/subscription.ts';
import type { PlanView, SubscriptionView } from '../views.ts';
import { GovernmentFee } from './GovernmentFee.tsx';
import { centsOf } from './quote.ts';
import { billingToday, planName } from './usePurchase.ts';
import { loadWords } from './words.ts';

interface PlansStepProps {
  orgId: string;
  /** The law of the corporation that is founded with it: the registry charges its own fee. */
  law?: JurisdictionId | undefined;
  /** The plan that was chosen before. Once one was paid it is no choice any more. */
  chosen?: string | null;
  /** Stands below the heading. */
  note?: ReactNode;
  /** The reader wants this plan; the checkout comes next. */
  onChosen(planId: string): void;
  /** Stands below, and comes with the rest, so that it need not move. */
  foot?: ReactNode;
}

/** Choose a plan: three of them, and what they share. Once one is paid, until when. */
export const PlansStep = (props: PlansStepProps) => (
  <MoreTexts load={loadWords} waiting={<Loading />}>
    <Plans {...props} />
    {props.foot}
  </MoreTexts>
);

function Plans({ orgId, law, chosen = null, note, onChosen }: PlansStepProps) {
  const text = useText();
  const reading = useRead(readPlans, { params: { orgId } });
  const { data } = reading;
  const mayBuy = useMay('billing.manage');
  const active = data?.subscription?.status === 'Active' ? data.subscription : undefined;
  const isOver = active !== undefined && isPlanEnded(active, billingToday());
  return (
    <div className="stack s4">
      {active ? (
        <PageHead title={text('shell.nav.billing')} />
      ) : (
        <PageHead title={text('billing.plans.title')} lead={text('billing.plans.lead')} />
      )}
      {note}
      {active && <ViewOnly of="billing.manage" />}
      {reading.isPending && <Loading />}
      {reading.isError && <ReadFailed of={reading} />}
      {active && <PaidPlan orgId={orgId} of={active} mayManage={mayBuy} />}
      {data && (!active || isOver) && (
        <Offer
          plans={data.plans}
          law={law}
          chosen={data.subscription === null ? chosen : null}
          onChosen={mayBuy ? onChosen : undefined}
        />
      )}
    </div>
  );
}

interface OfferProps {
  plans: readonly PlanView[];
  law: JurisdictionId | undefined;
  chosen: string | null;
  onChosen: PlansStepProps['onChosen'] | undefined;
}

function Offer({ plans, law, chosen, onChosen }: OfferProps) {
  const text = useText();
  return (
    <>
      <div className="grid3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.plan_id}
            plan={plan}
            isChosen={plan.plan_id === chosen}
            onChoose={onChosen && (() => onChosen(plan.plan_id))}
          />
        ))}
      </div>
      {law !== undefined && (
        <Card>
          <Particulars
            facts={[{ key: 'fee', label: text('wizard.costs.fee'), value: <GovernmentFee law={law} /> }]}
          />
        </Card>
      )}
      <Features />
      <p className="muted t12">
        <RichText
          of="billing.plans.asOf"
          with={{ date: <DateText date={pricesOn(billingToday()).as_of} /> }}
        />
      </p>
    </>
  );
}

function PaidPlan({ orgId, of, mayManage }: { orgId: string; of: SubscriptionView; mayManage: boolean }) {
  const text = useText();
  const { plan_id, plan_last_date } = of;
  const isOver = isPlanEnded(of, billingToday());
  return (
    <Callout
      tone={isOver ? 'warn' : 'ok'}
      actions={
        mayManage && (
          <Link to={`/app/org/${orgId}/setting/billing`} className={buttonClass({ size: 'sm' })}>
            {text('paying.failing.act')}
          </Link>
        )
      }
    >
      <RichText
        of={isOver ? 'billing.plans.over' : 'billing.plans.paid'}
        with={{ plan: planName(text, plan_id), date: <DateText date={plan_last_date} /> }}
      />
    </Callout>
  );
}

function Features() {
  const text = useText();
  return (
    <Card title={text('billing.plans.includes')} flush>
      <ul className="list">
        {planData.features.map((feature) => (
          <li key={feature}>
            <Icon of={Check} />
            {text(`billing.feature.${feature}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The one large figure of a card. */
const figure = { display: 'block', fontSize: 'var(--fs-22)', lineHeight: '32px' } as const;

interface PlanCardProps {
  plan: PlanView;
  /** It waits for its payment, and is not offered again. */
  isChosen: boolean;
  /** Left out where the reader may not buy. */
  onChoose: (() => void) | undefined;
}

function PlanCard({ plan, isChosen, onChoose }: PlanCardProps) {
  const text = useText();
  const name = planName(text, plan.plan_id);
  const found = findPlan(plan.plan_id);
  return (
    <Card
      title={name}
      extra={isChosen && <StatusBadge tone="ok">{text('billing.plans.chosen')}</StatusBadge>}
    >
      <div className="stack s4">
        <p>
          <b style={figure}>
            <MoneyText cents={centsOf(plan.plan_price)} />
          </b>{' '}
          <span className="muted t12">{text('billing.plans.perYear')}</span>
        </p>
        <p>{text('billing.plans.holders', { count: plan.holders })}</p>
        {found && <p className="muted">{text(`billing.plan.${found.planId}.for`)}</p>}
        {onChoose && !isChosen && (
          <Button block size="lg" onClick={onChoose}>
            {text('billing.plans.choose', { plan: name })}
          </Button>
        )}
      </div>
    </Card>
  );
}
