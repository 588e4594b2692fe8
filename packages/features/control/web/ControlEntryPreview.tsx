import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { ControlRecorded } from '../contract.ts';
import { Names } from './Names.tsx';

/** Typing rests so long before it is previewed: twice a second at most. */
const restMs = 500;

/** An endpoint that records an entry, by what its body takes. */
export type EntryEndpoint<Body> = Endpoint<
  string,
  z.ZodMiniType<{ id: string }, { id: string }>,
  undefined,
  z.ZodMiniType<unknown, Body>,
  z.ZodMiniType<ControlRecorded>
>;

interface EffectProps<Body extends object> {
  orgId: string;
  endpoint: EntryEndpoint<Body>;
  /** undefined while too little was told. */
  body: Body | undefined;
}

/** Who would have significant control after the entry, and who no more; or why it cannot be recorded. */
export function ControlEntryPreview<Body extends object>({ orgId, endpoint, body }: EffectProps<Body>) {
  const text = useText();
  const [seen, setSeen] = useState<{ effect?: ControlRecorded['preview']; refusal?: string }>({});
  const call = useCall(endpoint, { say: 'none' });
  const run = useRef(call.run);
  run.current = call.run;
  const spelled = body === undefined ? undefined : JSON.stringify({ ...body, preview: true });
  useEffect(() => {
    if (spelled === undefined) {
      setSeen({});
      return;
    }
    const leave = new AbortController();
    const timer = setTimeout(() => {
      void run
        .current({ params: { id: orgId }, body: JSON.parse(spelled) as Body }, { signal: leave.signal })
        .then((answer) => {
          if (leave.signal.aborted) return;
          setSeen(answer.ok ? { effect: answer.data.preview } : { refusal: answer.message });
        });
    }, restMs);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [spelled, orgId]);
  const { effect, refusal } = seen;
  return (
    <div role="status">
      {refusal !== undefined && <Callout tone="warn">{refusal}</Callout>}
      {effect && (
        <Callout>
          {effect.joins.length + effect.leaves.length === 0 && <p>{text('control.noEffect')}</p>}
          {effect.joins.length > 0 && (
            <p>
              <RichText of="control.joins" with={{ names: <Names of={effect.joins} /> }} />
            </p>
          )}
          {effect.leaves.length > 0 && (
            <p>
              <RichText of="control.leaves" with={{ names: <Names of={effect.leaves} /> }} />
            </p>
          )}
        </Callout>
      )}
    </div>
  );
}
