import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { useMarked } from '@tabellion/ui/form/useMarked.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo, useRef } from 'react';
import { entriesIn } from './amending/useAmending.ts';

interface RefusedActProps {
  of: Parameters<typeof entriesIn>[0] & { readonly message: string };
  busy: boolean;
}

/** Why an act that was tried in the form around cannot be recorded: at its fields, which are named here; here what has no field.
 *  What stands in its way on record is listed beside, with what may become of it. */
export function RefusedAct({ of: refusal, busy }: RefusedActProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const refused = useMemo(() => (entriesIn(refusal).length > 0 ? [] : refusal.fields), [refusal]);
  const labels = useMarked(refused, box);
  const lines = new Map(
    refused.map(({ path, message }) => {
      const label = labels.get(path);
      return [`${label} ${message}`, { label, message }];
    }),
  );
  return (
    <div ref={box} role="status" aria-busy={busy}>
      <Callout tone="warn" title={text('transaction.cannot')}>
        {lines.size === 0
          ? refusal.message
          : [...lines].map(([key, { label, message }]) => <p key={key}>{label ?? message}</p>)}
      </Callout>
    </div>
  );
}
