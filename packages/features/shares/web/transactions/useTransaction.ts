import type { Answer } from '@tabellion/kit/client.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { useTried } from '../../../registers/web/public.ts';
import type { Preview } from '../../previewShape.ts';
import type { TransactionReply } from '../../transactionContract.ts';

/** An endpoint of an act on shares, by what its body takes. */
export type TransactionEndpoint<Body> = Endpoint<
  string,
  z.ZodMiniType<{ id: string }, { id: string }>,
  undefined,
  z.ZodMiniType<unknown, Body>,
  typeof TransactionReply
>;

/** Preview of an act, or the reason for refusal; neither while fields are missing. */
export interface PreviewResult {
  readonly preview?: Preview;
  readonly refusal?: Refused;
  /** The preview shown is of earlier input. */
  readonly busy: boolean;
}

/** Previews while somebody types, the newest words alone.
 *  @param body  undefined while too little was told */
export function usePreview<Body extends object>(
  endpoint: TransactionEndpoint<Body>,
  orgId: string,
  body: Body | undefined,
): PreviewResult {
  const call = useCall(endpoint, { say: 'none' });
  const { answer, busy } = useTried(body && { ...body, preview: true }, (previewed: Body, options) =>
    call.run({ params: { id: orgId }, body: previewed }, options),
  );
  const refusal = useMemo(
    () => (answer === undefined || answer.ok ? undefined : refusedAtFields(answer)),
    [answer],
  );
  if (answer === undefined) return { busy };
  if (!answer.ok) return refusal === undefined ? { busy } : { refusal, busy };
  const { preview } = answer.data;
  return preview === null ? { busy } : { preview, busy };
}

/** Records an act, and has read again what shows it. */
export function useRecording<Body extends object>(endpoint: TransactionEndpoint<Body>, orgId: string) {
  const call = useCall(endpoint, { say: 'always' });
  const again = useReadings().allAgain;
  return async (body: Body): Promise<Answer<{ proposal_id: string | null }>> => {
    const answer = await call.run({ params: { id: orgId }, body });
    if (answer.ok) await again();
    return answer;
  };
}

export type Refused = Extract<Answer<unknown>, { ok: false }>;

/** An answer with its refusals at the fields of the form. */
export const atFields = (answer: Answer<unknown>): Answer<unknown> =>
  answer.ok ? answer : refusedAtFields(answer);

/** The dates of a table of vesting are typed in one field, as lines. */
const refusedAtFields = (refused: Refused): Refused => ({
  ...refused,
  fields: refused.fields.map((one) => ({
    ...one,
    path: one.path.replace(/(^|\.)vesting\.dates(\..*)?$/, '$1vesting.lines'),
  })),
});
