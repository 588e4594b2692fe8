import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { HoldersCheckoutScreen } from '../../billing/web/public.ts';
import { LeavingWithoutPlace } from '../../registers/web/public.ts';

/** Add Shareholders/checkout */
export function AddShareholdersScreen() {
  const orgId = useOrgId();
  return (
    <>
      <HoldersCheckoutScreen />
      <LeavingWithoutPlace orgId={orgId} />
    </>
  );
}
