import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { FileField } from '@tabellion/ui/form/FileField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { acceptedFiles, useUpload } from '../../documents/web/public.ts';
import { approveChange } from '../contract.ts';
import type { ChangeView } from '../shapes.ts';

const required = z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'));
const attested = { signed_on: required, attested_by: required };
const fields = z.strictObject({ ...attested, file: z.optional(z.instanceof(File)) });
const uploading = z.strictObject({
  ...attested,
  file: z.instanceof(File, { error: 'GENERAL.FIELD_REQUIRED' }),
});

/** Everybody signed already: somebody attests the day. Where no documents are made here, their paper is uploaded. */
export function SignedOnPaper({ orgId, of: change }: { orgId: string; of: ChangeView }) {
  const text = useText();
  const { allAgain } = useReadings();
  const { takes_upload: isUploaded, title: name } = change;
  const form = useForm(isUploaded ? uploading : fields, { start: { signed_on: '', attested_by: '' } });
  const approve = useCall(approveChange, { say: 'always' });
  const upload = useUpload(orgId);
  const [filed, setFiled] = useState<{ file: File; documents: string[] }>();
  const record = async ({ file, ...body }: z.infer<typeof fields>) => {
    let documents = filed?.file === file ? filed?.documents : undefined;
    if (file !== undefined && documents === undefined) {
      // Its day and its section are noted with the approval, which may be refused.
      const kept = await upload(file, { name, category: 'other' });
      if (!kept.ok) return kept;
      documents = [kept.data.document._id];
      setFiled({ file, documents });
    }
    const params = { orgId, changeId: change.change_id };
    const answer = await approve.run({ params, body: { ...body, ...(documents && { documents }) } });
    await allAgain();
    return answer;
  };
  return (
    <Form form={form} label={text('changes.signed')} className="stack s4" onSubmit={record}>
      <p className="muted t12">{text('changes.signed.help')}</p>
      {isUploaded && <FileField name="file" label={text('changes.signed.file')} accept={acceptedFiles} />}
      <DateField name="signed_on" label={text('changes.signed.on')} />
      <TextField name="attested_by" label={text('changes.signed.by')} autoComplete="off" />
      <SubmitButton>{text('changes.signed.record')}</SubmitButton>
    </Form>
  );
}
