import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Consequences } from './Consequences.tsx';
import { InTheWay } from './InTheWay.tsx';
import { RehearsalTable } from './RehearsalTable.tsx';
import type { Rehearsed } from './useDeed.ts';

/** What the registers would say, or what stands in the way of it. */
export function RehearsalPart({ of: { rehearsal, refusal, busy } }: { of: Rehearsed }) {
  const text = useText();
  if (refusal !== undefined) {
    const told = [...new Set(refusal.fields.map(({ message }) => message))];
    return (
      <div role="status" aria-busy={busy}>
        <Callout tone="warn" title={text('deed.cannot')}>
          {told.length === 0 ? refusal.message : told.map((sentence) => <p key={sentence}>{sentence}</p>)}
          <InTheWay acts={refusal.data.acts} />
        </Callout>
      </div>
    );
  }
  if (rehearsal === undefined) return <p className="t12 muted">{text('deed.rehearsal.none')}</p>;
  return (
    <div className="stack s4" aria-busy={busy}>
      <RehearsalTable of={rehearsal} />
      <Consequences of={rehearsal} />
    </div>
  );
}
