import { useRead } from '@tabellion/ui/call/useRead.ts';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import type { ComponentProps } from 'react';
import { CompleteDrawer } from '../../../shares/web/public.ts';
import { readOnboarding } from '../../contract.ts';

/** Completes a subscription, which the organizing resolution may issue. */
export function CompleteSubscription(props: Omit<ComponentProps<typeof CompleteDrawer>, 'organizing'>) {
  const organizing = useRead(readOnboarding, { params: { id: useOrgId() } });
  return <CompleteDrawer {...props} organizing={organizing} />;
}
