import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BookText } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { createDocument, type listTemplates } from '../draftContract.ts';
import { documentLanguages, documentPath } from './paths.ts';
import { useReloadDocuments } from './useDocumentMenu.tsx';

interface FromTemplateProps {
  orgId: string;
  templates: ReplyOf<typeof listTemplates>['templates'];
}

const Choice = z.object({
  document: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  language: z.enum(['en', 'fr', '']),
  number: z.string(),
  dated_on: z.string(),
});

/** A document that the registers give: which one, in which language, and what an annual resolution bears on paper already. */
export function FromTemplate({ orgId, templates }: FromTemplateProps) {
  const text = useText();
  const form = useForm(Choice, { start: { document: '', language: '', number: '', dated_on: '' } });
  const create = useCall(createDocument, { say: 'always', place: 'bottom' });
  const again = useReloadDocuments();
  const choices = templates.flatMap(({ template, subjects }) =>
    subjects.map((one) => ({ template, ...one, value: `${template} ${one.subject}` })),
  );
  const value = useWatch({ control: form.control, name: 'document' });
  const annual = choices.find((one) => one.value === value)?.annual;
  const [number, datedOn] = [annual?.number ?? '', annual?.dated_on ?? ''];
  const { setValue } = form;
  useEffect(() => {
    setValue('number', number);
    setValue('dated_on', datedOn);
  }, [number, datedOn, setValue]);
  if (choices.length === 0) return <EmptyState icon={BookText} title={text('documents.subject.none')} />;
  return (
    <Card>
      <Form
        form={form}
        label={text('documents.from.template')}
        onSubmit={async ({ document, language, ...borne }) => {
          const chosen = choices.find(({ value }) => value === document);
          const answer = await create.run({
            params: { orgId },
            body: {
              ...(chosen && { template: chosen.template, subject: chosen.subject }),
              ...(language && { language }),
              ...(annual && borne.number.trim() !== '' && { number: borne.number }),
              ...(annual && borne.dated_on !== '' && { dated_on: borne.dated_on }),
            },
          });
          if (answer.ok) {
            again();
            navigate({ to: documentPath(orgId, answer.data.document._id) });
          }
          return answer;
        }}
      >
        <SelectField
          name="document"
          label={text('documents.subject')}
          placeholder=""
          options={choices.map(({ value, title, is_made: isMade }) => ({
            value,
            label: isMade ? text('documents.subject.made', { title }) : title,
          }))}
        />
        <SelectField
          name="language"
          label={text('documents.language')}
          options={[{ value: '', label: text('documents.language.corporation') }, ...documentLanguages]}
        />
        {annual && <ResolutionOnPaper />}
        <div className="row end">
          <SubmitButton>{text('documents.create')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** The number and date of an annual resolution that was signed before it was drafted here. */
function ResolutionOnPaper() {
  const text = useText();
  return (
    <>
      <p className="muted">{text('documents.annual.help')}</p>
      <div className="grid2">
        <TextField
          name="number"
          label={text('documents.number')}
          autoComplete="off"
          maxLength={50}
          optional
        />
        <DateField name="dated_on" label={text('documents.date')} optional />
      </div>
    </>
  );
}
