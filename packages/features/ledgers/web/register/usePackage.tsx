import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { type ReactNode, useState } from 'react';
import { RecordingWords } from '../../../registers/web/public.ts';
import { exportPackage, type PackageLosses, readPackageLosses } from '../../packageContract.ts';
import { LossesDialog } from './LossesDialog.tsx';

/** Takes the whole history out as a package. What the format cannot say is told before; a package that says all is taken
 *  at once. */
export function usePackage(orgId: string): { take(): Promise<void>; losses: ReactNode } {
  const { run: ask } = useCall(readPackageLosses);
  const { run: download } = useDownload(exportPackage);
  const [losses, setLosses] = useState<PackageLosses>();
  const params = { id: orgId };
  const take = async () => {
    const answer = await ask({ params });
    if (!answer.ok) return;
    if (answer.data.acts.length + answer.data.left_out === 0) return download({ params });
    setLosses(answer.data);
  };
  const close = () => setLosses(undefined);
  const onTake = () => {
    close();
    void download({ params });
  };
  return {
    take,
    losses: losses && (
      <RecordingWords>
        <LossesDialog of={losses} onClose={close} onTake={onTake} />
      </RecordingWords>
    ),
  };
}
