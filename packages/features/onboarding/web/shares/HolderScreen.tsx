import { plainDate } from '@tabellion/kernel/date.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { lazy, Suspense, useState } from 'react';
import { HolderControl } from '../../../control/web/public.ts';
import { HolderPage, useSharesAgain } from '../../../shares/web/public.ts';

const PersonDrawer = lazy(() =>
  import('../people/PersonDrawer.tsx').then((module) => ({ default: module.PersonDrawer })),
);

/** shares/shareholders/{person} */
export const HolderScreen = () => (
  <HolderPage
    actions={(holder, today) => <EditHolder holder={holder} today={today} />}
    note={(holder) => <HolderControl {...holder} />}
  />
);

interface EditHolderProps {
  holder: { _id: string; display_name: string };
  today: string;
}

/** What is on record of the holder was wrong, or has changed. */
function EditHolder({ holder, today }: EditHolderProps) {
  const text = useText();
  const orgId = useOrgId();
  const mayEdit = useMay('people.edit');
  const again = useSharesAgain();
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
