import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { readDocument } from '../contract.ts';
import { createDocument } from '../draftContract.ts';
import { sections } from '../sections.ts';
import { minutesOutline } from './minutesOutline.ts';
import { documentLanguages, documentPath } from './paths.ts';
import { useReloadDocuments } from './useDocumentMenu.tsx';
import { type MergeFields, WordingField } from './WordingField.tsx';

interface WordingFormProps {
  orgId: string;
  fields: MergeFields;
  /** Sections of the binder, and own ones. */
  places: readonly { value: string; label: string }[];
  isMinutes?: boolean;
  /** Another version of this one. */
  existing?: ReplyOf<typeof readDocument>;
}

const required = () => z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'));
const Wording = z.object({
  title: required(),
  wording: required(),
  /** A section, or the id of an own one. */
  place: z.string(),
  dated_on: z.optional(z.string()),
  language: z.enum(['en', 'fr']),
});

/** Own wording: headings, numbered clauses and their parts, and fields that the registers fill. */
export function WordingForm({ orgId, fields, places, isMinutes = false, existing }: WordingFormProps) {
  const { language: spoken, text } = useLanguage();
  const language = existing?.language ?? (spoken === 'fr' ? 'fr' : 'en');
  const minutes = isMinutes ? minutesOutline[language] : undefined;
  const form = useForm(Wording, {
    start: {
      title: existing?.title ?? minutes?.title ?? '',
      wording: existing?.wording ?? minutes?.wording ?? '',
      place: existing?.category?._id ?? existing?.section ?? (isMinutes ? 'directors_resolutions' : 'other'),
      dated_on: existing?.dated_on ?? '',
      language,
    },
  });
  const chosen = useWatch({ control: form.control, name: 'language' });
  useEffect(() => {
    if (!isMinutes) return;
    // Parts that nobody wrote over follow the language.
    for (const part of ['title', 'wording'] as const)
      if (Object.values(minutesOutline).some((one) => one[part] === form.getValues(part)))
        form.setValue(part, minutesOutline[chosen][part]);
  }, [isMinutes, chosen, form]);
  const create = useCall(createDocument, { say: 'always', place: 'bottom' });
  const again = useReloadDocuments();

  return (
    <Card>
      <Form
        form={form}
        label={text('documents.wording')}
        onSubmit={async ({ dated_on: datedOn, place: chosenPlace, ...body }) => {
          const section = sections.find((one) => one === chosenPlace);
          const answer = await create.run({
            params: { orgId },
            body: {
              ...body,
              ...(datedOn && { dated_on: datedOn }),
              ...(section ? { section } : { category_id: chosenPlace }),
              ...(existing && { document_id: existing._id }),
            },
          });
          if (answer.ok) {
            again();
            navigate({ to: documentPath(orgId, answer.data.document._id) });
          }
          return answer;
        }}
      >
        <TextField name="title" label={text('documents.docTitle')} autoComplete="off" />
        <div className="grid3">
          <SelectField name="place" label={text('documents.section')} options={places} />
          <DateField name="dated_on" label={text('documents.date')} optional />
          {existing === undefined && (
            <SelectField name="language" label={text('documents.language')} options={documentLanguages} />
          )}
        </div>
        <WordingField fields={fields} />
        <div className="row end">
          <SubmitButton>{text('documents.save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
