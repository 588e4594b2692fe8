import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { IconButton } from '@tabellion/ui/components/Button.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FilePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const CorrectDrawer = lazy(() =>
  import('./CorrectDrawer.tsx').then((module) => ({ default: module.CorrectDrawer })),
);

/** Corrects an act on record; nothing for whoever may not edit shares.
 *  @param name  of what, for the button */
export function CorrectButton({ orgId, entryId, name }: { orgId: string; entryId: string; name: string }) {
  const text = useText();
  const mayEdit = useMay('shares.edit');
  const [open, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <IconButton
        icon={FilePen}
        label={`${text('transaction.correct')}${text('search.comma')}${name}`}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <CorrectDrawer {...{ orgId, entryId }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
