import { lazy, Suspense } from 'react';
import type { FindingTitlesProps } from '../FindingTitles.tsx';

const Titles = lazy(() => import('../FindingTitles.tsx').then(({ FindingTitles: it }) => ({ default: it })));

/** Findings by their titles, as lines of a list; fetched with its words, and apart from the dashboard's panel, which the frame
 *  names. */
export const FindingTitles = (props: FindingTitlesProps) => (
  <Suspense fallback={null}>
    <Titles {...props} />
  </Suspense>
);
