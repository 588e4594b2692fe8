import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { OrganizationFactsSlot } from '../../organizations/web/public.ts';
import { RecordingTextsProvider } from '../../registers/web/public.ts';

const FactsHistory = lazy(() =>
  import('./FactsHistory.tsx').then((module) => ({ default: module.FactsHistory })),
);

const CorporationDrawer = lazy(() =>
  import('./CorporationDrawer.tsx').then((module) => ({ default: module.CorporationDrawer })),
);

/** A change of the corporation's facts in its drawer, for pages of later features. */
export const CorporationChange = (props: ComponentProps<typeof CorporationDrawer>) => (
  <Suspense fallback={null}>
    <RecordingTextsProvider waiting={null}>
      <CorporationDrawer {...props} />
    </RecordingTextsProvider>
  </Suspense>
);

/** Adds to organization/info the dated facts of a corporation that exists, and the drawers that change them. */
export const CorporationFacts = ({ company }: OrganizationFactsSlot['gives']) => (
  <Suspense fallback={<Loading />}>
    <RecordingTextsProvider waiting={<Loading />}>
      <FactsHistory company={company} />
    </RecordingTextsProvider>
  </Suspense>
);
