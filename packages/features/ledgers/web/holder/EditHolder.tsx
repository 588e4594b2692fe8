import { plainDate } from '@tabellion/kernel/date.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Suspense, useState } from 'react';
import { PersonDrawer } from '../../../people/web/public.ts';

interface EditHolderProps {
  orgId: string;
  holder: { _id: string; display_name: string };
  today: string;
}

/** Corrects or changes the recorded facts of the holder; nothing for whoever may not. */
export function EditHolder({ orgId, holder, today }: EditHolderProps) {
  const text = useText();
  const mayEdit = useMay('people.edit');
  const again = useReadings().allAgain;
  const [open, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('wizard.record.details')}</Button>
      {open && (
        <Suspense fallback={null}>
          <PersonDrawer
            orgId={orgId}
            today={plainDate(today)}
            person={holder}
            onSaved={() => void again()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
