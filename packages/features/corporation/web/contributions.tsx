import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { lazy, Suspense } from 'react';
import type { OrganizationFacts } from '../../organizations/web/public.ts';
import { RecordingWords } from '../../registers/web/public.ts';

const FactsHistory = lazy(() =>
  import('./FactsHistory.tsx').then((module) => ({ default: module.FactsHistory })),
);

/** On organization/info: the dated facts of a corporation that exists, and the drawers that change them. */
export const CorporationFacts = ({ company }: OrganizationFacts['gives']) => (
  <Suspense fallback={<Loading />}>
    <RecordingWords waiting={<Loading />}>
      <FactsHistory company={company} />
    </RecordingWords>
  </Suspense>
);
