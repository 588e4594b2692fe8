import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText, Id } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Unlink } from 'lucide-react';
import { type BoundBook, listBoundBooks, revokeBookLink, sendBookLink } from '../boundBookContract.ts';

/** One link to a bound book: for whom it is, until when, and the way to end it. */
export function LinkLine({ orgId, of: link }: { orgId: string; of: BoundBook['links'][number] }) {
  const text = useText();
  const mayManage = useMay('members.manage');
  const confirm = useConfirm();
  const readings = useReadings();
  const revoke = useCall(revokeBookLink, { say: 'always', place: 'bottom' });
  const { email } = link;
  const end = async () => {
    const isSure = await confirm({
      title: text('documents.bound.revoke.title', { email }),
      body: text('documents.bound.revoke.body'),
      confirm: text('documents.bound.revoke.confirm'),
      danger: true,
    });
    if (!isSure) return;
    await revoke.run({ params: { orgId, linkId: link._id }, body: {} });
    void readings.again(listBoundBooks);
  };
  return (
    <small className="sub">
      <span className="row wrap">
        <Id>{email}</Id>
        <span>
          {link.status === 'over' ? (
            text('documents.bound.over')
          ) : (
            <RichText of="documents.bound.until" with={{ date: <DateText date={link.ends_on} /> }} />
          )}
        </span>
        {mayManage && link.status === 'open' && (
          <Button
            size="sm"
            variant="ghost"
            icon={Unlink}
            busy={revoke.busy}
            aria-label={text('documents.bound.revoke', { email })}
            onClick={() => void end()}
          >
            {text('documents.bound.revoke.confirm')}
          </Button>
        )}
      </span>
    </small>
  );
}

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
