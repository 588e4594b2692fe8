import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { Plus, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { readPerson } from '../../../people/contract.ts';
import {
  chooseShareModel,
  listShareholders,
  removeIssuance,
  removeShareholder,
  updateIssuance,
} from '../../../shares/contract.ts';
import type { Shareholder } from '../../../shares/shapes.ts';
import { IssueButton } from '../../../shares/web/public.ts';
import { useStage } from '../frame/stage.ts';
import { useWizard } from '../frame/wizard.ts';
import { PersonDrawer } from '../people/PersonDrawer.tsx';
import type { DayOne } from './dayOne.ts';
import { RecordDrawer } from './RecordDrawer.tsx';
import { EditSubscriber, NewSubscriber } from './SubscriberDrawer.tsx';
import { type Line, SubscriberTable } from './SubscriberTable.tsx';
import type { SharesView } from './sharesView.ts';
import type { Subscriptions } from './subscriptionForm.ts';
import { Waiting } from './Waiting.tsx';

interface SubscribersProps {
  view: SharesView;
  rows: Subscriptions['rows'];
  dayOne: DayOne;
  /** The row whose details are open. */
  open: string | undefined;
  onOpen(id: string | undefined): void;
  onSaved(view: SharesView): Promise<void>;
}

/** The first subscribers: added and taken out at once, their rows saved with the step. */
export function Subscribers({ view, rows, dayOne, open, onOpen, onSaved }: SubscribersProps) {
  const text = useText();
  const mayEdit = useMay('shares.edit');
  const mayEditPeople = useMay('people.edit');
  const exists = useStage() === 'exists';
  const { orgId } = useWizard();
  const { again } = useReadings();
  const [record, setRecord] = useState<Line>();
  const [person, setPerson] = useState<Shareholder | 'new'>();
  const { remove, addAnother, ensureClass } = useLines(onSaved);
  const { advanced } = view.sharesSimpleOrAdvanced;
  useFirstMissing(view, exists ? open : undefined);
  // On record, what is different now was wrong or has changed; in a draft it is only said again.
  const Details = exists ? PersonDrawer : EditSubscriber;
  const hasClass = view.shareclasses.length > 0;
  const begin = async () => {
    if (hasClass || (await ensureClass())) setPerson('new');
  };
  // Advanced shares begin with a class of one's own; the one of simple shares is made when it is first needed.
  const add = exists ? (
    <IssueButton orgId={orgId} />
  ) : (
    mayEdit &&
    (hasClass || !advanced) && (
      <Button icon={Plus} data-new="shareholder" onClick={() => void begin()}>
        {text('wizard.subscribers.add')}
      </Button>
    )
  );
  return (
    <>
      <div className="row between">
        <h2>{text(exists ? 'wizard.subscribers.title.exists' : 'wizard.subscribers.title')}</h2>
        {add}
      </div>
      <Waiting view={view} onComplete={onOpen} />
      <SubscriberTable
        view={view}
        rows={rows}
        dayOne={dayOne}
        open={open}
        onOpen={onOpen}
        onPerson={setPerson}
        onRecord={setRecord}
        onRemove={(line) => void remove(line)}
        onAnother={(line) => void addAnother(line)}
        empty={
          <EmptyState icon={Users} title={text('wizard.subscribers.none')} action={add}>
            {text('wizard.subscribers.whyNone')}
          </EmptyState>
        }
      />
      <p className="t12 muted">{text('wizard.vesting.note')}</p>
      {record && (
        <RecordDrawer
          {...record}
          onPerson={
            mayEditPeople
              ? () => {
                  setRecord(undefined);
                  setPerson(record.holder);
                }
              : undefined
          }
          onClose={() => setRecord(undefined)}
        />
      )}
      {person === 'new' && (
        <NewSubscriber
          view={view}
          onSaved={(next) => void onSaved(next)}
          onClose={() => setPerson(undefined)}
        />
      )}
      {person !== undefined && person !== 'new' && (
        <Details
          person={person}
          onSaved={() => void Promise.all([again(listShareholders), again(readPerson)])}
          onClose={() => setPerson(undefined)}
        />
      )}
    </>
  );
}

/** Whoever opens what a subscription still needs begins at the first blank of it. */
function useFirstMissing({ shareholders }: SharesView, open: string | undefined): void {
  const { setFocus } = useFormContext<Subscriptions>();
  const opened = shareholders.flatMap(({ issuances }) => issuances).find(({ _id }) => _id === open);
  const waitsForResolution = opened?.waits_for.includes('resolution');
  useEffect(() => {
    if (open !== undefined) setFocus(`rows.${open}.${waitsForResolution ? 'resolution' : 'paid_on'}`);
  }, [open, waitsForResolution, setFocus]);
}

function useLines(onSaved: SubscribersProps['onSaved']) {
  const text = useText();
  const confirm = useConfirm();
  const { orgId } = useWizard();
  const exists = useStage() === 'exists';
  const holder = useCall(removeShareholder);
  const issuance = useCall(removeIssuance);
  const another = useCall(updateIssuance, { place: 'bottom' });
  const model = useCall(chooseShareModel, { place: 'bottom' });

  const remove = async ({ id, holder: { _id, display_name, issuances } }: Line): Promise<void> => {
    const yes = await confirm({
      title: (
        <RichText of="wizard.subscribers.removeTitle" with={{ name: <UserText>{display_name}</UserText> }} />
      ),
      body: text(exists ? 'wizard.subscribers.removeBody.exists' : 'wizard.removeBody'),
      confirm: text('ui.remove'),
      danger: true,
    });
    if (!yes) return;
    const answer =
      issuances.length > 1
        ? await issuance.run({ params: { shareholderId: _id, issuanceId: id } })
        : await holder.run({ params: { id: orgId, itemId: _id } });
    if (answer.ok) await onSaved(answer.data);
  };

  /** One share of the first class that the holder has none of; when there is none, the server says so. */
  const addAnother = async ({ holder: { _id } }: Line): Promise<void> => {
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
  return { remove, addAnother, ensureClass };
}
