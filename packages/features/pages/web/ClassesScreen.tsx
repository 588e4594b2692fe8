import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { Suspense } from 'react';
import { ClassesRegister } from '../../ledgers/web/public.ts';
import { SharesStepPage } from '../../onboarding/web/public.ts';

/** organization/shareClass and shares/share-classes */
export const ClassesScreen = () => <ClassesRegister />;

/** dashboard/share-classes: before incorporation the step of the wizard. */
export const DashboardClassesScreen = () => (
  <ClassesRegister
    before={
      <Suspense fallback={<PageSkeleton shape="rows" />}>
        <SharesStepPage part="classes" />
      </Suspense>
    }
  />
);
