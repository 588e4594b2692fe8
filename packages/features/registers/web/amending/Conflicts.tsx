import { lazy, Suspense } from 'react';
import { RecordingTextsProvider } from '../RecordingTextsProvider.tsx';
import type { ConflictsProps } from './AmendmentChoices.tsx';

// Mostly nothing is in the way: what lists it is fetched when something is.
const Entries = lazy(() =>
  import('./AmendmentChoices.tsx').then((module) => ({ default: module.AmendmentChoices })),
);

/** Acts on record that an act does not fit with, and what becomes of each; nothing where there is none. */
export const Conflicts = (props: ConflictsProps) =>
  props.of.entries.length + props.of.left.length === 0 ? null : (
    <RecordingTextsProvider>
      <Suspense fallback={null}>
        <Entries {...props} />
      </Suspense>
    </RecordingTextsProvider>
  );

/** The same where the entries are all that there is: whoever shows them says what stands in their place meanwhile. */
export const CorrectionChoices = Entries;
