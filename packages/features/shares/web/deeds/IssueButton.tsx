import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const Deed = lazy(() => import('./Deed.tsx').then((module) => ({ default: module.Deed })));

/** Issues shares; nothing for whoever may not edit shares. */
export function IssueButton({ orgId }: { orgId: string }) {
  const text = useText();
  const mayEdit = useMay('shares.edit');
  const [open, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button variant="primary" icon={Plus} data-new="shareholder" onClick={() => setOpen(true)}>
        {text('deed.issue')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Deed orgId={orgId} deed="issue" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
