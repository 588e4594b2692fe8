import { formatDate } from '@tabellion/texts/dates.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { ForbiddenState, NotFoundState } from '@tabellion/ui/components/States.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useState } from 'react';
import { readBilling, readQuote, upgradePlan } from '../contract.ts';
import { findPlan, plansOn } from '../rules/plans.ts';
import { isPlanEnded } from '../rules/subscription.ts';
import type { BillingView } from '../views.ts';
import { BillingAddress } from './BillingAddress.tsx';
import { type AppliedCoupon, CouponField } from './CouponField.tsx';
import { PayWith } from './PayWith.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { QuoteCard } from './QuoteCard.tsx';
import { useOpenPayment } from './useOpenPayment.tsx';
import { usePaidOrder } from './usePaidOrder.ts';
import { billingToday } from './usePurchase.ts';
import { loadWords } from './words.ts';

/** upgrade/checkout/{plans}: another plan, told line by line before it is paid. */
export const UpgradeScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="cards" />}>
    <Upgrade />
  </MoreTexts>
);

function Upgrade() {
  const orgId = useOrgId();
  const mayManage = useMay('billing.manage');
  const reading = useRead(readBilling, { params: { orgId } });
  if (!mayManage) return <ForbiddenState />;
  if (reading.isError) return <ReadFailed page of={reading} />;
  return reading.data === undefined ? (
    <PageSkeleton shape="cards" />
  ) : (
    <ChoosePlan orgId={orgId} billing={reading.data} />
  );
}

interface UpgradeProps {
  orgId: string;
  billing: BillingView;
}

function ChoosePlan({ orgId, billing }: UpgradeProps) {
  const text = useText();
  const named = usePathParam('plans');
  const { subscription, state } = billing;
  const plans = plansOn(billingToday());
  const planOf = (id: string) => plans.find(({ planId }) => planId === id);
  const larger = plans.find(({ planId }) => planId !== subscription?.plan_id);
  const [chosen, setChosen] = useState(named ?? larger?.planId ?? '');
  const current = planOf(subscription?.plan_id ?? '');
  const plan = planOf(chosen);
  const waiting = useOpenPayment(orgId);
  const billingPage = <Link to={`/app/org/${orgId}/setting/billing`}>{text('shell.nav.billing')}</Link>;
  if (named !== undefined && findPlan(named) === undefined) return <NotFoundState />;
  if (subscription === null || current === undefined || state !== 'active')
    return (
      <div className="stack s4">
        <PageHead up={billingPage} title={text('paying.upgrade.title')} />
        <RenewFirst orgId={orgId} />
      </div>
    );
  // A plan may be over some days before the card on file is charged for the next year.
  const isOver = isPlanEnded(subscription, billingToday());
  const until = <DateText date={subscription.plan_last_date} />;
  return (
    <div className="stack s4">
      <PageHead
        up={billingPage}
        title={text('paying.upgrade.title')}
        lead={!isOver && <RichText of="paying.upgrade.lead" with={{ date: until }} />}
      />
      {waiting}
      <PlanChoice
        current={current}
        chosen={chosen}
        laterFrom={subscription.subscription_end_date}
        onChoose={setChosen}
      />
      {isOver && <RenewFirst orgId={orgId} />}
      {!isOver && plan !== undefined && plan.planId !== current.planId && waiting === null && (
        <Change
          key={chosen}
          orgId={orgId}
          billing={billing}
          planId={chosen}
          isLarger={plan.priceCents >= current.priceCents}
        />
      )}
    </div>
  );
}

function RenewFirst({ orgId }: { orgId: string }) {
  const text = useText();
  return (
    <Callout
      actions={
        <Link to={`/app/org/${orgId}/setting/billing`} className={buttonClass({ size: 'sm' })}>
          {text('paying.failing.act')}
        </Link>
      }
    >
      {text('paying.upgrade.none')}
    </Callout>
  );
}

interface ChangeProps extends UpgradeProps {
  planId: string;
  isLarger: boolean;
}

function Change({ orgId, billing, planId, isLarger }: ChangeProps) {
  const { provider } = billing;
  const call = useCall(upgradePlan, { place: 'bottom' });
  const finish = usePaidOrder(() => navigate({ to: `/app/org/${orgId}/setting/billing` }));
  const [coupon, setCoupon] = useState<AppliedCoupon>();
  const params = { provider, orgId, planId };
  const code = coupon === undefined ? {} : { coupon: coupon.coupon };
  const pay = async (means: { price: number; card?: string; card_on_file?: true }) =>
    finish(await call.run({ params, body: { ...means, ...code } }));
  if (!isLarger) return <Smaller billing={billing} busy={call.busy} onAgree={() => void pay({ price: 0 })} />;
  return (
    <Larger orgId={orgId} billing={billing} planId={planId} coupon={coupon} setCoupon={setCoupon} pay={pay} />
  );
}

interface LargerProps extends Omit<ChangeProps, 'isLarger'> {
  coupon: AppliedCoupon | undefined;
  setCoupon(coupon: AppliedCoupon | undefined): void;
  pay: Parameters<typeof PayWith>[0]['pay'];
}

function Larger({ orgId, billing, planId, coupon, setCoupon, pay }: LargerProps) {
  const query = { type: 'upgrade', plan: planId, ...(coupon && { coupon: coupon.coupon }) } as const;
  const quote = useRead(readQuote, { params: { orgId }, query });
  const [list] = quote.data?.lines ?? [];
  if (quote.isError) return <ReadFailed of={quote} />;
  if (quote.data === undefined || list === undefined) return <Loading />;
  const totalCents = BigInt(Math.round(quote.data.total * 100));
  return (
    <div className="grid2">
      <div className="stack s4">
        <QuoteCard of={quote.data}>
          <CouponField cart={list.amount} plan={planId} applied={coupon} onChange={setCoupon} />
        </QuoteCard>
      </div>
      <div className="stack s4">
        <BillingAddress
          orgId={orgId}
          onSaved={() => {
            // Holders without a place are paid for next (specification section 2).
            if (billing.holders.missing > 0)
              navigate({ to: `/app/org/${orgId}/Add%20Shareholders/checkout` });
          }}
        />
        <PayWith
          orgId={orgId}
          provider={billing.provider}
          subject={planId}
          totalCents={totalCents}
          onFile={billing.card}
          pay={pay}
        />
      </div>
    </div>
  );
}

interface SmallerProps {
  billing: BillingView;
  busy: boolean;
  onAgree(): void;
}

function Smaller({ billing: { subscription }, busy, onAgree }: SmallerProps) {
  const { text, language } = useLanguage();
  if (subscription === null) return null;
  const on = subscription.subscription_end_date;
  return (
    <Callout
      actions={
        <Button variant="primary" busy={busy} onClick={onAgree}>
          {text('paying.upgrade.smaller.act', { date: formatDate(on, language) })}
        </Button>
      }
    >
      <RichText of="paying.upgrade.smaller" with={{ date: <DateText date={on} /> }} />
    </Callout>
  );
}
