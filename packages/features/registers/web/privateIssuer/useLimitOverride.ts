import type { Answer } from '@tabellion/kit/client.ts';
import { useState } from 'react';
import { type LimitOverride, overrideReasons } from '../../privateIssuer.ts';

type Refusal = Extract<Answer<unknown>, { ok: false }>;

export interface LimitOverrideState {
  readonly reason: LimitOverride['override_reason'];
  /** Why what was sent last was refused for the want of a reason. */
  readonly message: string | undefined;
  /** For the body of the act; nothing where nothing was chosen. */
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
export const asksLimitOverride = (refusal: Refusal | undefined): boolean =>
  refusal?.fields.some(isOverrideReason) === true;
