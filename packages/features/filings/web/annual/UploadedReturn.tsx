import { Card } from '@tabellion/ui/components/Card.tsx';
import { FileField } from '@tabellion/ui/form/FileField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { acceptedFiles, documentPath, useUpload } from '../../../documents/web/public.ts';
import { useAnnual, useSave } from './annualPage.ts';

const schema = z.strictObject({ file: z.instanceof(File, { error: 'GENERAL.FIELD_REQUIRED' }) });

/** Where no document is made here, the filled return is uploaded. */
export function UploadedReturn() {
  const text = useText();
  const { orgId, annual } = useAnnual();
  const { save } = useSave();
  const upload = useUpload(orgId);
  const form = useForm(schema, { start: {} });
  const send = async ({ file }: z.output<typeof schema>) => {
    const name = text('annual.title', { year: annual.filing_year });
    const kept = await upload(file, { name, category: 'filings', dated_on: annual.today });
    return kept.ok ? save({ return_document: kept.data.document._id }) : kept;
  };
  return (
    <Card title={text('annual.pay.upload')}>
      {annual.uploaded !== null && (
        <Link to={documentPath(orgId, annual.uploaded)}>{text('annual.res.open')}</Link>
      )}
      <Form form={form} label={text('annual.pay.upload')} onSubmit={send}>
        <FileField name="file" label={text('annual.statements.file')} accept={acceptedFiles} />
        <SubmitButton variant="plain">{text('annual.save')}</SubmitButton>
      </Form>
    </Card>
  );
}
