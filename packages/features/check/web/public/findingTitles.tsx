import { lazy, Suspense } from 'react';
import type { FindingTitlesProps } from '../FindingTitles.tsx';

export { loadWords as loadFindingWords } from '../words.ts';

/** Fetched with the screen that names findings, so that they are there when its preview comes. */
const fetching = import('../FindingTitles.tsx');
const Titles = lazy(() => fetching.then(({ FindingTitles: it }) => ({ default: it })));

/** Findings by their titles, as lines of a list, apart from the dashboard's panel, which the frame names. Their words are
 *  the reader's to fetch. */
export const FindingTitles = (props: FindingTitlesProps) => (
  <Suspense fallback={null}>
    <Titles {...props} />
  </Suspense>
);
