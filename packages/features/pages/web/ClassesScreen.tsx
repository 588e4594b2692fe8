import { Loading } from '@tabellion/ui/components/States.tsx';
import { Suspense } from 'react';
import { SharesStepPage } from '../../onboarding/web/public.ts';
import { ClassesRegister } from '../../shares/web/public.ts';

/** organization/shareClass and shares/share-classes */
export const ClassesScreen = () => <ClassesRegister />;

/** dashboard/share-classes: before incorporation the step of the wizard. */
export const DashboardClassesScreen = () => (
  <ClassesRegister
    before={
      <Suspense fallback={<Loading />}>
        <SharesStepPage part="classes" />
      </Suspense>
    }
  />
);
