import { useRead } from '@tabellion/ui/call/useRead.ts';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { readPlans } from '../../../billing/contract.ts';
import { loadBillingWords } from '../../../billing/web/public.ts';
import { readAnnual } from '../../annualContract.ts';
import { AnnualFlow } from './AnnualFlow.tsx';
import { useAnnual } from './annualPage.ts';
import { Filed } from './Filed.tsx';
import { Pay } from './Pay.tsx';
import { usePolling } from './usePolling.ts';

/** /app/annualFiling/checkout/{org}/{plans}/{filing}: certified, paid, with the registry, filed: whatever comes next. */
export const AnnualCheckoutScreen = () => (
  // Before anything is drawn: the panel beside the step, on a phone below it, does not move.
  <MoreTexts load={loadBillingWords} waiting={<PageSkeleton shape="cards" />}>
    <AnnualFlow step="checkout">
      <Checkout />
    </AnnualFlow>
  </MoreTexts>
);

function Checkout() {
  const { orgId, annual } = useAnnual();
  const plans = useRead(readPlans, { params: { orgId } });
  const reading = useRead(readAnnual, { params: { orgId, filingId: annual.filing_id } });
  // Paid, it is on its way to the registry; the payment may have come from another window.
  const isOpen =
    annual.status !== 'Complete' &&
    annual.payment !== null &&
    ['created', 'requires_action', 'paid'].includes(annual.payment.status);
  const isWaiting =
    annual.status === 'Complete' &&
    annual.registry.state !== 'accepted' &&
    annual.registry.state !== 'rejected';
  const lacksPaper =
    annual.registry.state === 'accepted' && annual.confirmation_document === null && !annual.takes_upload;
  usePolling(isOpen || isWaiting || lacksPaper, () => void reading.refetch());
  if (annual.status === 'Complete') return <Filed />;
  return plans.data ? <Pay offer={plans.data} isProcessing={isOpen} /> : null;
}
