import { isolateNames } from '@tabellion/texts/text.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ActivityEntry, addActivityLog, listActivity, noteBody } from '../contract.ts';

interface AddNoteProps {
  orgId: string;
  /** The entry that the note belongs to. */
  about: ActivityEntry | undefined;
  onClose(): void;
}

export function AddNote({ orgId, about, onClose }: AddNoteProps) {
  const text = useText();
  const form = useForm(noteBody, { start: { activity: '', date: '' } });
  const draft = useDraft(form, `note/${orgId}/${about?.id ?? ''}`);
  const add = useCall(addActivityLog, { say: 'always' });
  const readings = useReadings();
  return (
    <DrawerForm
      title={text(about === undefined ? 'activity.note.add' : 'activity.note.link')}
      form={form}
      draft={draft}
      onSubmit={(body) =>
        add.run({ params: { orgId }, body: { ...body, ...(about && { activity_id: about.id }) } })
      }
      onSaved={() => readings.again(listActivity)}
      save={text('activity.note.save')}
      onClose={onClose}
    >
      {about && (
        <Callout>
          <UserText>{isolateNames(about.activity, about.activity_names)}</UserText>
        </Callout>
      )}
      <TextAreaField
        name="activity"
        label={text('activity.note.text')}
        help={text('activity.note.hint')}
        rows={5}
      />
      <DateField name="date" label={text('activity.column.date')} optional />
    </DrawerForm>
  );
}
