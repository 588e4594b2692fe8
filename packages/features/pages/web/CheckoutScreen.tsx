import { type Contributions, SlotsContext } from '@tabellion/ui/slots.ts';
import { NextSteps } from '../../dashboard/web/public.ts';
import { CheckoutScreen as Checkout } from '../../onboarding/web/public.ts';

const contributions: Contributions = { 'wizard.incorporated': [NextSteps] };

/** The last page of the wizard: once the corporation exists, with what it does next. */
export const CheckoutScreen = () => (
  <SlotsContext value={contributions}>
    <Checkout />
  </SlotsContext>
);
