import type { Answer } from '@tabellion/kit/client.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';

/** An endpoint that records or previews an entry of an organization. */
export type EntryEndpoint<Body, Reply> = Endpoint<
  string,
  z.ZodMiniType<{ id: string }, { id: string }>,
  undefined,
  z.ZodMiniType<unknown, Body>,
  z.ZodMiniType<Reply>
>;

/** The result of trying typed input. */
export interface Tried<Data> {
  /** The answer to the last that was tried; none while too little was told. */
  readonly answer?: Answer<Data>;
  /** The answer is of earlier input. */
  readonly busy: boolean;
}

/** Typing rests so long before it is tried: twice a second at most, as often as the endpoints allow. */
const restMs = 500;

/** Tries what somebody types, the newest words alone.
 *  @param body  undefined while too little was told */
export function useTried<Body, Data>(
  body: Body | undefined,
  run: (body: Body, options: { readonly signal: AbortSignal }) => Promise<Answer<Data>>,
): Tried<Data> {
  const [answer, setAnswer] = useState<Answer<Data>>();
  const [done, setDone] = useState<string>();
  const latest = useRef(run);
  latest.current = run;
  const spelled = body === undefined ? undefined : JSON.stringify(body);
  useEffect(() => {
    if (spelled === undefined) {
      setAnswer(undefined);
      return;
    }
    const leave = new AbortController();
    const timer = setTimeout(() => {
      void latest.current(JSON.parse(spelled) as Body, { signal: leave.signal }).then((input) => {
        if (leave.signal.aborted) return;
        setDone(spelled);
        setAnswer(input);
      });
    }, restMs);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [spelled]);
  return { ...(answer !== undefined && { answer }), busy: spelled !== undefined && spelled !== done };
}
