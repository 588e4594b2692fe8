import { Loading } from '@tabellion/ui/components/States.tsx';
import { lazy, Suspense } from 'react';
import { ClassesRegister } from '../../../shares/web/public.ts';

const SharesStepPage = lazy(() =>
  import('./SharesStep.tsx').then((module) => ({ default: module.SharesStepPage })),
);

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
