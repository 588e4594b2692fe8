import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RecordingTextsProvider, RefusedAct } from '../../../registers/web/public.ts';
import type { Preview } from '../../previewShape.ts';
import { Consequences } from './Consequences.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import type { PreviewResult } from './useTransaction.ts';

/** Of an act on a right alone every holder keeps his shares, and the table would say nothing. */
const movesShares = ({ lines, instruments, vesting, pools }: Preview): boolean =>
  instruments.length + vesting.length + pools.length === 0 || lines.some(({ isChanged }) => isChanged);

/** Preview of the registers, or the reason for refusal. */
export function PreviewPanel({ of: { preview, refusal, busy } }: { of: PreviewResult }) {
  const text = useText();
  if (refusal !== undefined) return <RefusedAct of={refusal} busy={busy} />;
  if (preview === undefined) return <p className="t12 muted">{text('transaction.preview.none')}</p>;
  return (
    <div className="stack s4" aria-busy={busy}>
      {movesShares(preview) && <PreviewTable of={preview} />}
      <RecordingTextsProvider>
        <Consequences of={preview} />
      </RecordingTextsProvider>
    </div>
  );
}
