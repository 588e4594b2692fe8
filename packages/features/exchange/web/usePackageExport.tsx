import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import type { MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Package } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { exportPackage, type PackageLosses, readPackageLosses } from '../packageContract.ts';

const LossesDialog = lazy(() =>
  import('./LossesDialog.tsx').then((module) => ({ default: module.LossesDialog })),
);

/** Takes the whole history out as a package. What the format cannot say is told before; a package that says all is taken
 *  at once. */
export function usePackageExport({ orgId, register }: { orgId: string; register: string }): {
  items: readonly MenuItem[];
  layer: ReactNode;
} {
  const text = useText();
  const { run: ask } = useCall(readPackageLosses);
  const { run: download } = useDownload(exportPackage);
  const [losses, setLosses] = useState<PackageLosses>();
  const params = { id: orgId };
  const take = async () => {
    const answer = await ask({ params });
    if (!answer.ok) return;
    if (answer.data.acts.length + answer.data.left_out + answer.data.capital.length === 0)
      return download({ params });
    setLosses(answer.data);
  };
  const close = () => setLosses(undefined);
  const onTake = () => {
    close();
    void download({ params });
  };
  const item = { key: 'ocf', icon: Package, label: text('register.export.ocf'), onSelect: () => void take() };
  return {
    // The Open Cap Format knows no offices.
    items: register === 'directors' || register === 'officers' ? [] : [item],
    layer: losses && (
      <Suspense key="ocf" fallback={null}>
        <LossesDialog of={losses} onClose={close} onTake={onTake} />
      </Suspense>
    ),
  };
}
