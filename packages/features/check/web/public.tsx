import { lazy, Suspense } from 'react';
import type { FindingTitlesProps } from './FindingTitles.tsx';

const Panel = lazy(() => import('./CheckPanel.tsx').then(({ CheckPanel: it }) => ({ default: it })));
const Titles = lazy(() => import('./FindingTitles.tsx').then(({ FindingTitles: it }) => ({ default: it })));

/** The dashboard's panel of the check; fetched after the dashboard. */
export const CheckPanel = ({ orgId }: { orgId: string }) => (
  <Suspense fallback={null}>
    <Panel orgId={orgId} />
  </Suspense>
);

/** Findings by their titles, as lines of a list; fetched with its words. */
export const FindingTitles = (props: FindingTitlesProps) => (
  <Suspense fallback={null}>
    <Titles {...props} />
  </Suspense>
);
