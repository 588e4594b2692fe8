import type { Answer } from '@tabellion/kit/client.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { DeedReply, Rehearsal } from '../../deedContract.ts';

/** An endpoint of an act on shares, by what its body takes. */
export type DeedEndpoint<Body> = Endpoint<
  string,
  z.ZodMiniType<{ id: string }, { id: string }>,
  undefined,
  z.ZodMiniType<unknown, Body>,
  typeof DeedReply
>;

type Refusal = Extract<Answer<unknown>, { ok: false }>;

/** What an act would do, or why it cannot be; neither while too little was told. */
export interface Rehearsed {
  readonly rehearsal?: Rehearsal;
  readonly refusal?: Refusal;
  /** What is shown is of earlier words. */
  readonly busy: boolean;
}

/** Typing rests so long before it is rehearsed: twice a second at most, as often as the endpoints allow. */
const restMs = 500;

/** Rehearses while somebody types, the newest words alone.
 *  @param body  undefined while too little was told */
export function useRehearsal<Body extends object>(
  endpoint: DeedEndpoint<Body>,
  orgId: string,
  body: Body | undefined,
): Rehearsed {
  const [seen, setSeen] = useState<Omit<Rehearsed, 'busy'>>({});
  const [done, setDone] = useState<string>();
  const call = useCall(endpoint, { say: 'none' });
  const run = useRef(call.run);
  run.current = call.run;
  const spelled = body === undefined ? undefined : JSON.stringify({ ...body, rehearse: true });
  useEffect(() => {
    if (spelled === undefined) {
      setSeen({});
      return;
    }
    const leave = new AbortController();
    const timer = setTimeout(() => {
      const rehearsed = JSON.parse(spelled) as Body;
      void run
        .current({ params: { id: orgId }, body: rehearsed }, { signal: leave.signal })
        .then((answer) => {
          if (leave.signal.aborted) return;
          setDone(spelled);
          if (!answer.ok) setSeen({ refusal: answer });
          else setSeen(answer.data.rehearsal === null ? {} : { rehearsal: answer.data.rehearsal });
        });
    }, restMs);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [spelled, orgId]);
  return { ...seen, busy: spelled !== undefined && spelled !== done };
}

/** Has read again what shows shares, after something changed them. That is more than shares know of: control, the dashboard, the
 *  log. */
export function useSharesAgain(): () => Promise<unknown> {
  return useReadings().allAgain;
}

/** Records an act, and has read again what shows it. */
export function useRecording<Body extends object>(endpoint: DeedEndpoint<Body>, orgId: string) {
  const call = useCall(endpoint, { say: 'always' });
  const again = useSharesAgain();
  return async (body: Body): Promise<Answer<unknown>> => {
    const answer = await call.run({ params: { id: orgId }, body });
    if (answer.ok) await again();
    return answer;
  };
}
