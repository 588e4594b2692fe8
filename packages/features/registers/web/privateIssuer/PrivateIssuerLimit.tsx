import type { Answer } from '@tabellion/kit/client.ts';
import { lazy, Suspense, useState } from 'react';
import { type LimitOverride, overrideReasons } from '../../privateIssuer.ts';
import { RecordingTextsProvider } from '../RecordingTextsProvider.tsx';

// Seldom asked for: it is fetched when it is.
const OverrideReasonField = lazy(() =>
  import('./OverrideReasonField.tsx').then((module) => ({ default: module.OverrideReasonField })),
);

interface PrivateIssuerLimitProps {
  of: LimitOverrideState;
  /** The refusal of what was previewed, where the form previews. */
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

type Refusal = Extract<Answer<unknown>, { ok: false }>;

export interface LimitOverrideState {
  readonly reason: LimitOverride['override_reason'];
  /** Why what was sent last was refused for the want of a reason. */
  readonly message: string | undefined;
  /** A part of the act's body; nothing where nothing was chosen. */
  readonly body: LimitOverride;
  choose(reason: string): void;
  /** Takes in the answer to what was to be recorded, and leaves in it what belongs to other fields. */
  note<A extends Answer<unknown>>(answer: A): A;
}

/** Why an act brings in more holders than a private issuer may have. */
export function useLimitOverride(): LimitOverrideState {
  const [reason, setReason] = useState<LimitOverrideState['reason']>();
  const [message, setMessage] = useState<string>();
  return {
    reason,
    message,
    body: reason === undefined ? {} : { override: true, override_reason: reason },
    choose: (typed) => {
      setReason(overrideReasons.find((one) => one === typed));
      setMessage(undefined);
    },
    note: (answer) => {
      if (answer.ok) return answer;
      setMessage(answer.fields.find(isOverrideReason)?.message);
      return { ...answer, fields: answer.fields.filter((at) => !isOverrideReason(at)) };
    },
  };
}

const isOverrideReason = ({ path }: { readonly path: string }): boolean => path === 'override_reason';

/** Whether a refusal asks for that reason. */
const asksLimitOverride = (refusal: Refusal | undefined): boolean =>
  refusal?.fields.some(isOverrideReason) === true;
