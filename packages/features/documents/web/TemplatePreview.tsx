import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Skeleton } from '@tabellion/ui/components/States.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { createDocument } from '../draftContract.ts';
import { type EntryDocument, previewTemplate } from '../entryContract.ts';
import { DocumentText } from './DocumentText.tsx';
import { documentLanguages, documentPath, missingFactPath } from './paths.ts';
import type { TemplateChoice } from './templateChoices.ts';
import { useReloadDocuments } from './useDocumentMenu.tsx';

const Terms = z.object({
  language: z.enum(['en', 'fr', '']),
  number: z.string(),
  dated_on: z.string(),
});

interface TemplatePreviewProps {
  orgId: string;
  of: TemplateChoice;
}

/** The chosen document as it would be drafted, or what it needs first; below it the language, and the button that drafts it. */
export function TemplatePreview({ orgId, of: chosen }: TemplatePreviewProps) {
  const text = useText();
  const { template, subject, annual } = chosen;
  const start = { language: '' as const, number: annual?.number ?? '', dated_on: annual?.dated_on ?? '' };
  const form = useForm(Terms, { start });
  const language = useWatch({ control: form.control, name: 'language' });
  const reading = useRead(previewTemplate, {
    params: { orgId },
    query: { template, subject, ...(language && { language }) },
  });
  const create = useCall(createDocument, { say: 'always', place: 'bottom' });
  const again = useReloadDocuments();
  const document = reading.data?.document;
  return (
    <section className="fromtemplate__preview" aria-label={text('documents.preview')}>
      {reading.isError ? <ReadFailed of={reading} /> : <Paper orgId={orgId} of={document} />}
      <Form
        form={form}
        label={chosen.title}
        onSubmit={async ({ language, number, dated_on: on }) => {
          const answer = await create.run({
            params: { orgId },
            body: {
              template,
              subject,
              ...(language && { language }),
              ...(annual && number.trim() !== '' && { number }),
              ...(annual && on !== '' && { dated_on: on }),
            },
          });
          if (answer.ok) {
            again();
            navigate({ to: documentPath(orgId, answer.data.document._id) });
          }
          return answer;
        }}
      >
        {annual && <ResolutionOnPaper />}
        <div className="row between fromtemplate__foot">
          <SelectField
            name="language"
            label={text('documents.language')}
            options={[{ value: '', label: text('documents.language.corporation') }, ...documentLanguages]}
          />
          {document?.blanks.length === 0 && <SubmitButton>{text('documents.create')}</SubmitButton>}
        </div>
      </Form>
    </section>
  );
}

interface PaperProps {
  orgId: string;
  /** Undefined while it is read. */
  of: EntryDocument | undefined;
}

function Paper({ orgId, of: document }: PaperProps) {
  const text = useText();
  if (document === undefined)
    return (
      <div className="paper fromtemplate__waiting" role="status" aria-busy="true">
        <span className="sr">{text('ui.loading')}</span>
        {[60, 40, 100, 95, 98, 70].map((width) => (
          <Skeleton key={width} width={`${width}%`} />
        ))}
      </div>
    );
  const { blanks, text: wording, language, template } = document;
  return (
    <>
      {blanks.length > 0 && (
        <Callout tone="warn" title={text('documents.missing.needs')}>
          <ul className="stack s1">
            {blanks.map((blank) => {
              const fact = text(`documents.blank.${blank.fact}`);
              return (
                <li key={`${blank.fact} ${blank.person_id}`}>
                  <Link to={missingFactPath(orgId, template, blank)}>
                    {blank.name === '' ? fact : text('documents.blankOf', { fact, name: blank.name })}
                  </Link>
                </li>
              );
            })}
          </ul>
        </Callout>
      )}
      {wording !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
        <section className="fromtemplate__paper" aria-label={wording.title} tabIndex={0}>
          <DocumentText
            title={wording.title}
            lead={wording.subtitle}
            blocks={wording.blocks}
            language={language}
          />
        </section>
      )}
    </>
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
