import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { FactStrip, PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, MoneyText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { ForbiddenState } from '@tabellion/ui/components/States.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { readBilling } from '../contract.ts';
import type { BillingView } from '../views.ts';
import { BillingAddress } from './BillingAddress.tsx';
import { CardOnFile } from './CardOnFile.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { centsOf } from './quote.ts';
import { planName } from './usePurchase.ts';
import { loadWords } from './words.ts';

/** setting/billing: the plan, its renewal, the card, the address, and the newest invoices. */
export const BillingScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="cards" />}>
    <Billing />
  </MoreTexts>
);

function Billing() {
  const text = useText();
  const orgId = useOrgId();
  const mayManage = useMay('billing.manage');
  const reading = useRead(readBilling, { params: { orgId } });
  if (!mayManage) return <ForbiddenState />;
  if (reading.isError) return <ReadFailed page of={reading} />;
  const billing = reading.data;
  if (billing === undefined) return <PageSkeleton shape="cards" />;
  const org = `/app/org/${orgId}`;
  return (
    <div className="stack s4">
      <PageHead
        title={text('shell.nav.billing')}
        lead={<Lead of={billing} />}
        actions={
          <Link to={`${org}/setting/invoice`} className={buttonClass({})}>
            {text('paying.invoices')}
          </Link>
        }
      />
      {billing.state === 'failing' && billing.renewal && (
        <Callout tone="err">
          <RichText of="paying.failing.line" with={{ date: <DateText date={billing.renewal.on} /> }} />
        </Callout>
      )}
      {billing.state === 'ended' && (
        <Callout tone="warn" title={text('paying.ended.title')}>
          {text('paying.ended.body')}
        </Callout>
      )}
      <Facts of={billing} />
      {billing.holders.missing > 0 && (
        <Callout
          tone="warn"
          actions={
            <Link to={`${org}/Add%20Shareholders/checkout`} className={buttonClass({ size: 'sm' })}>
              {text('paying.missing.pay')}
            </Link>
          }
        >
          {text('paying.missing', { count: billing.holders.missing })}
        </Callout>
      )}
      <div className="grid2">
        <PlanPanel orgId={orgId} billing={billing} />
        <div className="stack s4">
          <CardOnFile orgId={orgId} billing={billing} />
          <BillingAddress orgId={orgId} />
        </div>
      </div>
      <InvoiceTable orgId={orgId} billing={billing} most={5} />
    </div>
  );
}

function Lead({ of: { state, subscription, renewal } }: { of: BillingView }) {
  const text = useText();
  if (subscription === null) return text('paying.lead.none');
  const plan = planName(text, subscription.plan_id);
  const { subscription_end_date: next, plan_last_date: last } = subscription;
  if (state === 'cancelled' || state === 'ended' || state === 'due')
    return <RichText of={`paying.lead.${state}`} with={{ plan, date: <DateText date={last} /> }} />;
  return <RichText of="paying.lead.active" with={{ plan, date: <DateText date={renewal?.on ?? next} /> }} />;
}

function Facts({ of: { state, subscription, renewal, card } }: { of: BillingView }) {
  const text = useText();
  const none = text('paying.fact.none');
  const isOver = state === 'cancelled' || state === 'ended';
  return (
    <FactStrip
      facts={[
        {
          key: 'plan',
          label: text('paying.fact.plan'),
          value: subscription === null ? none : planName(text, subscription.plan_id),
        },
        {
          key: 'on',
          label: text(isOver ? 'paying.fact.ends' : 'paying.fact.renews'),
          value:
            subscription === null ? none : <DateText date={renewal?.on ?? subscription.plan_last_date} />,
        },
        {
          key: 'amount',
          label: text('paying.fact.next'),
          value: renewal?.amount == null ? none : <MoneyText cents={centsOf(renewal.amount)} />,
          note: renewal?.amount == null ? undefined : text('paying.fact.withTax'),
        },
        {
          key: 'card',
          label: text('paying.fact.card'),
          value: card === null ? none : <Id>•••• {card.last_four}</Id>,
          note: card === null ? undefined : text(`billing.brand.${card.brand}`),
        },
      ]}
    />
  );
}
