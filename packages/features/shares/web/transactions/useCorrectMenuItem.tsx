import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import type { MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FilePen } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const CorrectDrawer = lazy(() =>
  import('./CorrectDrawer.tsx').then((module) => ({ default: module.CorrectDrawer })),
);

interface Correcting {
  items: readonly MenuItem[];
  /** The drawer while it is open. */
  layer: ReactNode;
}

/** The line of a menu that corrects a recorded entry; none for whoever may not edit shares. */
interface CorrectMenuItemProps {
  orgId: string;
  entryId: string;
  hasOwnForm?: boolean | undefined;
}

export function useCorrectMenuItem({ orgId, entryId, hasOwnForm }: CorrectMenuItemProps): Correcting {
  const text = useText();
  const mayEdit = useMay('shares.edit');
  const [open, setOpen] = useState(false);
  const correct = {
    key: 'correct',
    label: text('transaction.correct'),
    icon: FilePen,
    onSelect: () => setOpen(true),
  };
  return {
    items: mayEdit && !hasOwnForm ? [correct] : [],
    layer: open && (
      <Suspense key="correct" fallback={null}>
        <CorrectDrawer orgId={orgId} entryId={entryId} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
