import type { Answer } from '@tabellion/kit/client.ts';
import { lazy, Suspense, useState } from 'react';
import { RecordingWords } from '../RecordingWords.tsx';
import { asksBeyond, type BeyondChoice } from './useBeyond.ts';

// Seldom asked for: it is fetched when it is.
const BeyondField = lazy(() =>
  import('./BeyondField.tsx').then((module) => ({ default: module.BeyondField })),
);

interface BeyondMostProps {
  of: BeyondChoice;
  /** Of what was previewed, where the form previews. */
  refusal?: Extract<Answer<unknown>, { ok: false }> | undefined;
  /** Whether what was previewed asks for it without being refused. */
  isAsked?: boolean;
}

/** Why there are more holders than a private issuer may have; nothing where nobody asks. */
export function BeyondMost({ of, refusal, isAsked = false }: BeyondMostProps) {
  // What was refused once is asked for until it is recorded: a reason can be chosen and taken back.
  const [wasRefused, setRefused] = useState(false);
  if (of.message !== undefined && !wasRefused) setRefused(true);
  if (!isAsked && !wasRefused && of.reason === undefined && !asksBeyond(refusal)) return null;
  return (
    <RecordingWords>
      <Suspense fallback={null}>
        <BeyondField of={of} />
      </Suspense>
    </RecordingWords>
  );
}
