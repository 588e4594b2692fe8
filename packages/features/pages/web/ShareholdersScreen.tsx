import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { ShareholdersRegister, Waiting } from '../../ledgers/web/public.ts';
import { readOnboarding } from '../../onboarding/contract.ts';
import { SharesStepPage } from '../../onboarding/web/public.ts';
import { CompleteDrawer } from '../../shares/web/public.ts';

const registerOr = (before?: ReactNode) => () => (
  <ShareholdersRegister
    before={before}
    waiting={(of, count, today) => (
      <Waiting
        {...{ of, count, today }}
        complete={(one, onClose) => <CompleteSubscription of={one} onClose={onClose} />}
      />
    )}
  />
);

/** shares/shareholders */
export const ShareholdersScreen = registerOr();

/** dashboard/shares: before incorporation the step of the wizard. */
export const DashboardSharesScreen = registerOr(
  <Suspense fallback={<Loading />}>
    <SharesStepPage />
  </Suspense>,
);

function CompleteSubscription(props: Omit<ComponentProps<typeof CompleteDrawer>, 'organizing'>) {
  const organizing = useRead(readOnboarding, { params: { id: useOrgId() } });
  return <CompleteDrawer {...props} organizing={organizing} />;
}
