import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RecordingWords, RefusedAct } from '../../../registers/web/public.ts';
import type { Rehearsal } from '../../rehearsalShape.ts';
import { Consequences } from './Consequences.tsx';
import { RehearsalTable } from './RehearsalTable.tsx';
import type { Rehearsed } from './useTransaction.ts';

/** Of an act on a right alone every holder keeps his shares, and the table would say nothing. */
const movesShares = ({ lines, instruments, vesting, pools }: Rehearsal): boolean =>
  instruments.length + vesting.length + pools.length === 0 || lines.some(({ isChanged }) => isChanged);

/** What the registers would say, or what stands in the way of it. */
export function RehearsalPart({ of: { rehearsal, refusal, busy } }: { of: Rehearsed }) {
  const text = useText();
  if (refusal !== undefined) return <RefusedAct of={refusal} busy={busy} />;
  if (rehearsal === undefined) return <p className="t12 muted">{text('transaction.rehearsal.none')}</p>;
  return (
    <div className="stack s4" aria-busy={busy}>
      {movesShares(rehearsal) && <RehearsalTable of={rehearsal} />}
      <RecordingWords>
        <Consequences of={rehearsal} />
      </RecordingWords>
    </div>
  );
}
