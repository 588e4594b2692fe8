import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { readOrganization } from '../../organizations/contract.ts';
import { BillingAddressCard } from '../../organizations/web/public.ts';
import { readQuote } from '../contract.ts';

/** The address to which invoices are made out; the same as on the corporation's page. */
export function BillingAddress({ orgId, onSaved }: { orgId: string; onSaved?: (() => void) | undefined }) {
  const reading = useRead(readOrganization, { params: { id: orgId } });
  const readings = useReadings();
  if (reading.isError) return <ReadFailed of={reading} />;
  if (reading.data === undefined) return <Loading />;
  const onTaxed = async () => {
    // Its province decides the taxes of what is being paid.
    await readings.again(readQuote);
    onSaved?.();
  };
  return <BillingAddressCard company={reading.data} mayEdit onSaved={() => void onTaxed()} />;
}
