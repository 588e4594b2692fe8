import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Unlink } from 'lucide-react';
import * as z from 'zod/mini';
import type { readDocument } from '../contract.ts';
import { changeAddressEnd, type DocumentAddress, readAddress, revokeAddress } from '../verifyContract.ts';
import { DraftAnew } from './DraftAnew.tsx';

interface AddressCardProps {
  orgId: string;
  of: ReplyOf<typeof readDocument>;
}

/** The address that is printed on a document on which others rely, how long it lasts, and the way to end it. */
export function AddressCard({ orgId, of: document }: AddressCardProps) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const { _id: docId, status } = document;
  const { data } = useRead(readAddress, { params: { orgId, docId } });
  const address = data?.address;
  if (address === undefined || address === null) return null;
  return (
    <Card
      title={text('documents.address.title')}
      extra={
        address.is_over && (
          <StatusBadge tone="err">
            {text(address.is_revoked ? 'documents.address.revoked' : 'documents.address.over')}
          </StatusBadge>
        )
      }
    >
      <div className="stack s4">
        <p className="muted t12">{text('documents.address.help')}</p>
        <AddressLink of={address} />
        {mayEdit && address.is_over && status === 'draft' && (
          <>
            <p className="t12">{text('documents.address.again')}</p>
            <div>
              <DraftAnew orgId={orgId} of={document} />
            </div>
          </>
        )}
        {mayEdit && !address.is_revoked && <AddressTerms orgId={orgId} id={docId} of={address} />}
      </div>
    </Card>
  );
}

/** The address itself; one that is over opens nothing any more, and is no link. */
export function AddressLink({ of: { url, is_over: isOver } }: { of: DocumentAddress }) {
  if (isOver) return <span className="wrap-any muted">{url}</span>;
  return (
    <a className="wrap-any" href={url}>
      {url}
    </a>
  );
}

const fields = z.strictObject({ ends_on: z.string() });

interface AddressTermsProps {
  orgId: string;
  /** The id of the document, or of the bound book. */
  id: string;
  of: DocumentAddress;
  onChanged?(): void;
}

/** Its last day, and the way to end it for good. */
export function AddressTerms({ orgId, id, of: { ends_on: endsOn }, onChanged }: AddressTermsProps) {
  const text = useText();
  const confirm = useConfirm();
  const { put } = useReadings();
  const params = { orgId, docId: id };
  const changed = (now: ReplyOf<typeof readAddress>) => {
    put(readAddress, { params }, now);
    onChanged?.();
  };
  const form = useForm(fields, { start: { ends_on: endsOn ?? '' } });
  const change = useCall(changeAddressEnd, { say: 'always' });
  const revoke = useCall(revokeAddress, { say: 'always' });
  const revoking = async () => {
    const isSure = await confirm({
      title: text('documents.address.revoke.title'),
      body: text('documents.address.revoke.body'),
      confirm: text('documents.address.revoke'),
      danger: true,
    });
    if (!isSure) return;
    const answer = await revoke.run({ params, body: {} });
    if (answer.ok) changed(answer.data);
  };
  return (
    <Form
      form={form}
      label={text('documents.address.title')}
      className="stack s2"
      onSubmit={async ({ ends_on: day }) => {
        const answer = await change.run({ params, body: { ends_on: day === '' ? null : day } });
        if (answer.ok) changed(answer.data);
        return answer;
      }}
    >
      <DateField name="ends_on" label={text('documents.address.until')} optional />
      <div className="row wrap">
        <SubmitButton variant="plain">{text('documents.address.save')}</SubmitButton>
        <Button variant="danger" icon={Unlink} busy={revoke.busy} onClick={() => void revoking()}>
          {text('documents.address.revoke')}
        </Button>
      </div>
    </Form>
  );
}
