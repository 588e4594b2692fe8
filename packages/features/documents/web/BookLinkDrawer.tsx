import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { listBoundBooks, sendBookLink } from '../boundBookContract.ts';

interface BookLinkDrawerProps {
  orgId: string;
  bookId: string;
  onClose(): void;
}

/** Mails a link to one bound book, until a day. */
export function BookLinkDrawer({ orgId, bookId, onClose }: BookLinkDrawerProps) {
  const text = useText();
  const readings = useReadings();
  const send = useCall(sendBookLink, { say: 'always', place: 'bottom' });
  const form = useForm(sendBookLink.body, { start: { email: '', ends_on: '' } });
  return (
    <DrawerForm
      title={text('documents.bound.send')}
      form={form}
      save={text('documents.bound.send')}
      onClose={onClose}
      onSaved={() => void readings.again(listBoundBooks)}
      onSubmit={(body) => send.run({ params: { orgId, bookId }, body })}
    >
      <p className="muted">{text('documents.bound.send.lead')}</p>
      <TextField name="email" type="email" label={text('documents.bound.email')} autoComplete="off" />
      <DateField name="ends_on" label={text('documents.bound.endsOn')} />
    </DrawerForm>
  );
}
