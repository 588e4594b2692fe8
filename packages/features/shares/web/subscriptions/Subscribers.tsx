import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCorporation } from '../../../organizations/web/public.ts';
import { readPerson } from '../../../people/contract.ts';
import { chooseShareModel, listShareholders, type SharesView, updateIssuance } from '../../contract.ts';
import type { Shareholder } from '../../shapes.ts';
import type { DayOne } from './dayOne.ts';
import { SubscriberTable } from './SubscriberTable.tsx';
import type { SubscriptionsFormValues } from './subscriptionForm.ts';
import { useTakeBack } from './useTakeBack.tsx';

const NewSubscriber = lazy(() =>
  import('./SubscriberDrawer.tsx').then((module) => ({ default: module.NewSubscriber })),
);
const EditSubscriber = lazy(() =>
  import('./EditSubscriber.tsx').then((module) => ({ default: module.EditSubscriber })),
);

interface SubscribersProps {
  view: SharesView;
  rows: SubscriptionsFormValues['rows'];
  dayOne: DayOne;
  /** The row whose details are open. */
  open: string | undefined;
  onOpen(id: string | undefined): void;
  onSaved(view: SharesView): Promise<void>;
}

/** The first subscribers: added and taken out at once, their rows saved with the step. */
export function Subscribers({ view, rows, dayOne, open, onOpen, onSaved }: SubscribersProps) {
  const text = useText();
  const isOld = useCorporation().corporate.company_type === 'old';
  const mayEdit = useMay('shares.edit');
  const { again } = useReadings();
  const [person, setPerson] = useState<Shareholder | 'new'>();
  const { addAnother, ensureClass } = useLines(onSaved);
  const takeBack = useTakeBack('wizard.removeBody', onSaved);
  const { advanced } = view.sharesSimpleOrAdvanced;
  const hasClass = view.shareclasses.length > 0;
  const begin = async () => {
    if (hasClass || (await ensureClass())) setPerson('new');
  };
  // Advanced shares begin with a class of one's own; the one of simple shares is made when it is first needed.
  const add = mayEdit && (hasClass || !advanced) && (
    <Button icon={Plus} data-new="shareholder" onClick={() => void begin()}>
      {text('wizard.subscribers.add')}
    </Button>
  );
  return (
    <>
      <div className="row between">
        <h2>{text(isOld ? 'dashboard.holders' : 'wizard.subscribers.title')}</h2>
        {add}
      </div>
      <SubscriberTable
        view={view}
        rows={rows}
        dayOne={dayOne}
        open={open}
        onOpen={onOpen}
        onPerson={setPerson}
        onRemove={({ holder, id }) => void takeBack.run(holder, id)}
        onAnother={({ holder }) => void addAnother(holder)}
        empty={
          <EmptyState icon={Users} title={text('wizard.subscribers.none')} action={add}>
            {text(isOld ? 'dashboard.emptyRegister' : 'wizard.subscribers.whyNone')}
          </EmptyState>
        }
      />
      <p className="t12 muted">{text('wizard.vesting.note')}</p>
      <Suspense fallback={null}>
        {person === 'new' && (
          <NewSubscriber
            view={view}
            onSaved={(next) => void onSaved(next)}
            onClose={() => setPerson(undefined)}
          />
        )}
        {person !== undefined && person !== 'new' && (
          <EditSubscriber
            person={person}
            onSaved={() => void Promise.all([again(listShareholders), again(readPerson)])}
            onClose={() => setPerson(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

function useLines(onSaved: SubscribersProps['onSaved']) {
  const { orgId } = useCorporation();
  const another = useCall(updateIssuance, { place: 'bottom' });
  const model = useCall(chooseShareModel, { place: 'bottom' });

  /** One share of the first class that the holder has none of; when there is none, the server says so. */
  const addAnother = async ({ _id }: Shareholder): Promise<void> => {
    const answer = await another.run({ params: { id: _id }, body: { ownership: 1 } });
    if (!answer.ok) return;
    const { issuance: _added, ...view } = answer.data;
    await onSaved(view);
  };

  const ensureClass = async (): Promise<boolean> => {
    const answer = await model.run({ params: { id: orgId }, body: { advanced: false } });
    if (answer.ok) await onSaved(answer.data);
    return answer.ok;
  };
  return { addAnother, ensureClass };
}
