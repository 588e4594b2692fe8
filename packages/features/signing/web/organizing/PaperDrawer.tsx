import type { Answer } from '@tabellion/kit/client.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FileField } from '@tabellion/ui/form/FileField.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { acceptedFiles, useUpload } from '../../../documents/web/public.ts';
import { recordOrganizingOnPaper } from '../../organizingContract.ts';
import { loadWords } from '../words.ts';

interface PaperDrawerProps {
  orgId: string;
  onClose(): void;
}

const schema = z.strictObject({
  signed_on: z.string(),
  proof: z.enum(['copy', 'attested']),
  attested_by: z.string(),
  file: z.union([z.instanceof(File), z.undefined()]),
});

/** The founding set was signed on paper: one day, and its copy or who attests it. */
export const PaperDrawer = (props: PaperDrawerProps) => (
  <MoreTexts load={loadWords} waiting={null}>
    <Paper {...props} />
  </MoreTexts>
);

function Paper({ orgId, onClose }: PaperDrawerProps) {
  const text = useText();
  const readings = useReadings();
  const upload = useUpload(orgId);
  const record = useCall(recordOrganizingOnPaper, { say: 'always', place: 'bottom' });
  const form = useForm(schema, { start: { signed_on: '', proof: 'copy', attested_by: '', file: undefined } });
  const save = async ({
    signed_on,
    proof,
    attested_by,
    file,
  }: z.infer<typeof schema>): Promise<Answer<unknown>> => {
    const params = { orgId };
    if (proof === 'attested') return record.run({ params, body: { signed_on, attested_by } });
    if (file === undefined) return atFile(await record.run({ params, body: { signed_on } }));
    const name = text('organizing.paper.title');
    const copy = await upload(file, { name, category: 'directors_resolutions', dated_on: signed_on });
    return copy.ok ? record.run({ params, body: { signed_on, copy_id: copy.data.document._id } }) : copy;
  };
  return (
    <DrawerForm
      title={text('next.organize.paper')}
      form={form}
      save={text('organizing.paper.save')}
      onClose={onClose}
      onSaved={() => readings.allAgain()}
      onSubmit={save}
    >
      <DateField
        name="signed_on"
        label={text('organizing.paper.on')}
        help={text('organizing.paper.on.help')}
      />
      <RadioGroup
        name="proof"
        label={text('organizing.paper.how')}
        choices={[
          { value: 'copy', label: text('organizing.paper.copy') },
          { value: 'attested', label: text('organizing.paper.attested') },
        ]}
      />
      <Proof />
    </DrawerForm>
  );
}

/** Where neither a copy nor a name is given, the refusal stands at the field that is shown. */
const atFile = (answer: Answer<unknown>): Answer<unknown> =>
  answer.ok
    ? answer
    : {
        ...answer,
        fields: answer.fields.map((one) => (one.path === 'attested_by' ? { ...one, path: 'file' } : one)),
      };

function Proof() {
  const text = useText();
  const proof = useWatch<z.infer<typeof schema>, 'proof'>({ name: 'proof' });
  return proof === 'copy' ? (
    <FileField name="file" label={text('organizing.paper.file')} accept={acceptedFiles} />
  ) : (
    <TextField
      name="attested_by"
      label={text('organizing.paper.by')}
      help={text('organizing.paper.by.help')}
      maxLength={300}
      autoComplete="off"
    />
  );
}
