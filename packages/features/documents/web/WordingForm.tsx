import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { Menu } from '@tabellion/ui/layers/Menu.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { type TextKey, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Heading, List, ListOrdered } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { DocumentLine, readDocument } from '../contract.ts';
import { createDocument, type listTemplates } from '../draftContract.ts';
import { sections } from '../sections.ts';
import { documentLanguages, documentPath } from './paths.ts';
import { useReloadDocuments } from './useDocumentMenu.tsx';

interface WordingFormProps {
  orgId: string;
  fields: ReplyOf<typeof listTemplates>['merge_fields'];
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
  const place = useRef<HTMLDivElement>(null);

  /** Puts words where the cursor is; at the start of its line where they begin one. */
  const insert = (words: string, isLine: boolean) => {
    const area = place.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart: from, selectionEnd: to, value } = area;
    const at = isLine ? value.lastIndexOf('\n', from - 1) + 1 : from;
    const end = isLine ? at : to;
    const next = value.slice(0, at) + words + value.slice(end);
    form.setValue('wording', next, { shouldDirty: true });
    area.focus();
    const cursor = isLine ? from + words.length : at + words.length;
    area.setSelectionRange(cursor, cursor);
  };

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
        <div ref={place} className="editor stack s4">
          <div className="row wrap" role="toolbar" aria-label={text('documents.tool')}>
            <Button size="sm" icon={Heading} onClick={() => insert('# ', true)}>
              {text('documents.tool.heading')}
            </Button>
            <Button size="sm" icon={ListOrdered} onClick={() => insert('1. ', true)}>
              {text('documents.tool.clause')}
            </Button>
            <Button size="sm" icon={List} onClick={() => insert('- ', true)}>
              {text('documents.tool.part')}
            </Button>
            <Menu
              label={text('documents.tool.field')}
              button={text('documents.tool.field')}
              buttonClassName="btn btn--sm"
              items={fields.map(({ name, value }) => ({
                key: name,
                label: (
                  <span>
                    {text(`documents.field.${name}` as TextKey)}
                    <small className="sub">
                      {value === '' ? text('documents.field.empty') : <UserText>{value}</UserText>}
                    </small>
                  </span>
                ),
                onSelect: () => insert(`{{${name}}}`, false),
              }))}
            />
          </div>
          <TextAreaField
            name="wording"
            label={text('documents.wording')}
            help={text('documents.wording.help')}
            rows={18}
          />
        </div>
        <div className="row end">
          <SubmitButton>{text('documents.save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

type Language = NonNullable<DocumentLine['language']>;

interface Minutes {
  readonly title: string;
  readonly wording: string;
}

/** How minutes of a meeting of directors begin, in the document's language. */
const minutesOutline: Readonly<Record<Language, Minutes>> = {
  en: {
    title: 'Minutes of a meeting of the directors',
    wording: `Minutes of a meeting of the directors of {{corporation_name}}, held on {{date}} at {{registered_office}}.

# Attendance

Present: {{directors}}

# Notice and quorum

1. Notice of the meeting was given or waived, and a quorum was present.

# Business

1. The directors approved the minutes of the last meeting.
2. 

# Close

1. There being no further business, the meeting ended.`,
  },
  fr: {
    title: 'Procès-verbal d’une réunion des administrateurs',
    wording: `Procès-verbal d’une réunion des administrateurs de {{corporation_name}}, tenue le {{date}} au {{registered_office}}.

# Présences

Sont présents : {{directors}}

# Avis et quorum

1. L’avis de convocation a été donné ou il y a été renoncé, et le quorum est atteint.

# Délibérations

1. Les administrateurs approuvent le procès-verbal de la dernière réunion.
2. 

# Levée

1. L’ordre du jour étant épuisé, la séance est levée.`,
  },
};
