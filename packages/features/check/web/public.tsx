import { lazy, Suspense } from 'react';

const Panel = lazy(() => import('./CheckPanel.tsx').then(({ CheckPanel: it }) => ({ default: it })));

/** On the dashboard: what the check of the minute book found; fetched after the dashboard. */
export const CheckPanel = ({ orgId }: { orgId: string }) => (
  <Suspense fallback={null}>
    <Panel orgId={orgId} />
  </Suspense>
);
