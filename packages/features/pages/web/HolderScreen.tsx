import { plainDate } from '@tabellion/kernel/date.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { plannedRead, useReadAhead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { useAsOf } from '@tabellion/ui/register/useAsOf.ts';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Suspense, useState } from 'react';
import { readControlStanding } from '../../control/registerContract.ts';
import { HolderControl, loadControlWords } from '../../control/web/public.ts';
import { readHolder } from '../../ledgers/holderContract.ts';
import { HolderPage } from '../../ledgers/web/public.ts';
import { PersonDrawer } from '../../people/web/public.ts';
import { useSharesAgain } from '../../shares/web/public.ts';

/** shares/shareholders/{person}: drawn once all of it is there, what is said of control included, so that nothing moves. */
export function HolderScreen() {
  const mayRead = useMay('control.read');
  const params = { id: useOrgId(), personId: usePathParam('personId') ?? '' };
  const { query } = useAsOf();
  const isRead = useReadAhead([
    plannedRead(readHolder, { params, query }),
    ...(mayRead ? [plannedRead(readControlStanding, { params, query })] : []),
  ]);
  const page = isRead ? (
    <HolderPage
      actions={(holder, today) => <EditHolder holder={holder} today={today} />}
      note={(holder) => mayRead && <HolderControl {...holder} />}
    />
  ) : (
    <Loading />
  );
  if (!mayRead) return page;
  return (
    <MoreTexts load={loadControlWords} waiting={<Loading />}>
      {page}
    </MoreTexts>
  );
}

interface EditHolderProps {
  holder: { _id: string; display_name: string };
  today: string;
}

/** Corrects or changes the recorded facts of the holder. */
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
