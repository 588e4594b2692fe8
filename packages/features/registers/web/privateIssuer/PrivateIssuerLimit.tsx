import type { Answer } from '@tabellion/kit/client.ts';
import { lazy, Suspense, useState } from 'react';
import { RecordingTextsProvider } from '../RecordingTextsProvider.tsx';
import { asksLimitOverride, type LimitOverrideState } from './useLimitOverride.ts';

// Seldom asked for: it is fetched when it is.
const OverrideReasonField = lazy(() =>
  import('./OverrideReasonField.tsx').then((module) => ({ default: module.OverrideReasonField })),
);

interface PrivateIssuerLimitProps {
  of: LimitOverrideState;
  /** Of what was previewed, where the form previews. */
  refusal?: Extract<Answer<unknown>, { ok: false }> | undefined;
  /** Whether what was previewed asks for it without being refused. */
  isAsked?: boolean;
}

/** Why there are more holders than a private issuer may have; nothing where nobody asks. */
export function PrivateIssuerLimit({ of, refusal, isAsked = false }: PrivateIssuerLimitProps) {
  // Once refused, the reason is asked for until it is recorded: it can be chosen and cleared.
  const [wasRefused, setRefused] = useState(false);
  if (of.message !== undefined && !wasRefused) setRefused(true);
  if (!isAsked && !wasRefused && of.reason === undefined && !asksLimitOverride(refusal)) return null;
  return (
    <RecordingTextsProvider>
      <Suspense fallback={null}>
        <OverrideReasonField of={of} />
      </Suspense>
    </RecordingTextsProvider>
  );
}
