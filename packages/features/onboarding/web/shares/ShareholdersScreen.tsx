import { Loading } from '@tabellion/ui/components/States.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { ShareholdersRegister } from '../../../shares/web/public.ts';
import { Waiting } from './Waiting.tsx';

const SharesStepPage = lazy(() =>
  import('./SharesStep.tsx').then((module) => ({ default: module.SharesStepPage })),
);

const registerOr = (before?: ReactNode) => () => (
  <ShareholdersRegister
    before={before}
    waiting={(of, count, today) => <Waiting of={of} count={count} today={today} />}
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
