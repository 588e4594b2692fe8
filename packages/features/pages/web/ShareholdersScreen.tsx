import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { Suspense } from 'react';
import { ShareholdersRegister } from '../../ledgers/web/public.ts';
import { SharesStepPage } from '../../onboarding/web/public.ts';

/** shares/shareholders */
export const ShareholdersScreen = () => <ShareholdersRegister />;

/** dashboard/shares: before incorporation the step of the wizard. */
export const DashboardSharesScreen = () => (
  <ShareholdersRegister
    before={
      <Suspense fallback={<PageSkeleton shape="rows" />}>
        <SharesStepPage />
      </Suspense>
    }
  />
);
