import { lazy, Suspense } from 'react';

const Card = lazy(() => import('./MattersCard.tsx').then(({ MattersCard: it }) => ({ default: it })));

/** The dashboard's card of matters under way; fetched after the dashboard. */
export const MattersCard = ({ orgId }: { orgId: string }) => (
  <Suspense fallback={null}>
    <Card orgId={orgId} />
  </Suspense>
);
