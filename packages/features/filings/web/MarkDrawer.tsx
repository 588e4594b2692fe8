import { formatDate } from '@tabellion/texts/dates.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FileField } from '@tabellion/ui/form/FileField.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { acceptedFiles, useUpload } from '../../documents/web/public.ts';
import { type FilingView, numberLength, updateFiling } from '../contract.ts';
import { isSentBack } from '../rules/due.ts';
import { titleOf } from './filingWords.ts';

const fields = z.strictObject({
  number: z.string().check(z.maxLength(numberLength)),
  filed_on: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  file: z.optional(z.instanceof(File)),
});

interface MarkDrawerProps {
  orgId: string;
  today: string;
  of: FilingView;
  onClose(): void;
}

/** Says that a filing was filed without the product: number, day, and the registry's confirmation, which goes into the minute
 *  book. */
export function MarkDrawer({ orgId, today, of: filing, onClose }: MarkDrawerProps) {
  const { language, text } = useLanguage();
  const readings = useReadings();
  const form = useForm(fields, { start: { number: '', filed_on: today, file: undefined } });
  const call = useCall(updateFiling, { say: 'always' });
  const upload = useUpload(orgId);
  const title = titleOf(filing, text);
  return (
    <DrawerForm
      title={text('filings.markFiled')}
      form={form}
      onSubmit={async ({ number, filed_on, file }) => {
        const filed = {
          category: 'filings',
          dated_on: filed_on,
          name: text('filings.confirmation.name', { title }),
        };
        const uploaded = file === undefined ? undefined : await upload(file, filed);
        if (uploaded?.ok === false) return undefined;
        const document = uploaded?.data.document._id;
        return call.run({
          params: { id: filing.filing_id },
          body: { mark: 'filed', number, filed_on, ...(document !== undefined && { document_id: document }) },
        });
      }}
      onSaved={readings.allAgain}
      save={text('filings.markFiled')}
      onClose={onClose}
    >
      <p>
        <b>{title}</b>
      </p>
      <p className="muted">
        {text('filings.markFiled.help', { date: formatDate(filing.due_date, language, 'long') })}
        {isSentBack(filing) && ` ${text('filings.markFiled.paid')}`}
      </p>
      <TextField name="number" label={text('filings.number')} />
      <DateField name="filed_on" label={text('filings.filedOn')} max={today} />
      <FileField name="file" label={text('filings.confirmation')} accept={acceptedFiles} optional />
    </DrawerForm>
  );
}
