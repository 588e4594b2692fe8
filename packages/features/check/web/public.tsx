import { lazy, Suspense } from 'react';

const Panel = lazy(() => import('./CheckPanel.tsx').then(({ CheckPanel: it }) => ({ default: it })));

/** The dashboard's panel of the check; fetched after the dashboard. */
export const CheckPanel = ({ orgId }: { orgId: string }) => (
  <Suspense fallback={null}>
    <Panel orgId={orgId} />
  </Suspense>
);
