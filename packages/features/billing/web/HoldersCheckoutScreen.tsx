import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { ForbiddenState } from '@tabellion/ui/components/States.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { payCorporate, readBilling, readQuote } from '../contract.ts';
import type { BillingView } from '../views.ts';
import { BillingAddress } from './BillingAddress.tsx';
import { type Means, PayWith } from './PayWith.tsx';
import { QuoteCard } from './QuoteCard.tsx';
import { usePaidOrder } from './usePaidOrder.ts';
import { loadWords } from './words.ts';

/** Add Shareholders/checkout: holders beyond the plan's number, for the rest of the paid year. */
export const HoldersCheckoutScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="cards" />}>
    <HoldersCheckout />
  </MoreTexts>
);

function HoldersCheckout() {
  const text = useText();
  const orgId = useOrgId();
  const mayManage = useMay('billing.manage');
  const reading = useRead(readBilling, { params: { orgId } });
  if (!mayManage) return <ForbiddenState />;
  if (reading.isError) return <ReadFailed page of={reading} />;
  const billing = reading.data;
  if (billing === undefined) return <PageSkeleton shape="cards" />;
  const { included, missing } = billing.holders;
  const shareholders = `/app/org/${orgId}/shares/shareholders`;
  return (
    <div className="stack s4">
      <PageHead
        title={text('paying.holders.title')}
        lead={text('paying.holders.lead', { included })}
        actions={
          <Link to={shareholders} className={buttonClass({})}>
            {text('paying.holders.back')}
          </Link>
        }
      />
      {missing === 0 ? (
        <Callout tone="ok">{text('paying.holders.nothing')}</Callout>
      ) : (
        <PayHolders orgId={orgId} billing={billing} onPaid={() => navigate({ to: shareholders })} />
      )}
    </div>
  );
}

interface PayHoldersProps {
  orgId: string;
  billing: BillingView;
  onPaid(): void;
}

function PayHolders({ orgId, billing, onPaid }: PayHoldersProps) {
  const text = useText();
  const { provider, holders, subscription, card } = billing;
  const quote = useRead(readQuote, { params: { orgId }, query: { type: 'Add Shareholders' } });
  const call = useCall(payCorporate, { place: 'bottom' });
  const finish = usePaidOrder(onPaid);
  const pay = async (body: Means) =>
    finish(await call.run({ params: { provider, x: 'Add Shareholders', orgId }, body }));
  if (quote.isError) return <ReadFailed of={quote} />;
  if (quote.data === undefined || subscription === null) return <Loading />;
  const beyond = holders.missing - holders.waiting;
  return (
    <div className="grid2">
      <div className="stack s4">
        <Callout>
          <div className="stack s1">
            {holders.waiting > 0 && <p>{text('paying.holders.waiting', { count: holders.waiting })}</p>}
            {beyond > 0 && <p>{text('paying.holders.recorded', { count: beyond })}</p>}
          </div>
        </Callout>
        <QuoteCard of={quote.data} />
        <Link to={`/app/org/${orgId}/upgrade/checkout`}>{text('paying.holders.larger')}</Link>
      </div>
      <div className="stack s4">
        <BillingAddress
          orgId={orgId}
          // The page that names a plan leads there too (specification section 2).
          onSaved={() => navigate({ to: `/app/org/${orgId}/Add%20Shareholders/checkout` })}
        />
        <PayWith
          orgId={orgId}
          provider={provider}
          subject={subscription.subscription_id}
          totalCents={BigInt(Math.round(quote.data.total * 100))}
          onFile={card}
          pay={pay}
        />
      </div>
    </div>
  );
}
