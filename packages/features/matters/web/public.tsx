import { lazy, Suspense } from 'react';

const Card = lazy(() => import('./MattersCard.tsx').then(({ MattersCard: it }) => ({ default: it })));

/** On the dashboard: what is under way; fetched after the dashboard. */
export const MattersCard = ({ orgId }: { orgId: string }) => (
  <Suspense fallback={null}>
    <Card orgId={orgId} />
  </Suspense>
);
