import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Form, SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useForm } from '@tabellion/ui/form/useForm.ts';
import { navigate } from '@tabellion/ui/router/address.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BookText } from 'lucide-react';
import * as z from 'zod/mini';
import { createDocument, type listTemplates } from '../contract.ts';
import { documentLanguages } from './documentLanguages.ts';
import { documentPath } from './paths.ts';
import { useBookAgain } from './useDocumentMenu.tsx';

interface FromTemplateProps {
  orgId: string;
  templates: ReplyOf<typeof listTemplates>['templates'];
}

const Choice = z.object({
  document: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  language: z.enum(['en', 'fr', '']),
});

/** A document that the registers give: which one, and in which language. */
export function FromTemplate({ orgId, templates }: FromTemplateProps) {
  const text = useText();
  const form = useForm(Choice, { start: { document: '', language: '' } });
  const create = useCall(createDocument, { say: 'always', place: 'bottom' });
  const again = useBookAgain();
  const choices = templates.flatMap(({ template, subjects }) =>
    subjects.map((one) => ({ template, ...one, value: `${template} ${one.subject}` })),
  );
  if (choices.length === 0) return <EmptyState icon={BookText} title={text('documents.subject.none')} />;
  return (
    <Card>
      <Form
        form={form}
        label={text('documents.from.template')}
        onSubmit={async ({ document, language }) => {
          const chosen = choices.find(({ value }) => value === document);
          const answer = await create.run({
            params: { orgId },
            body: {
              ...(chosen && { template: chosen.template, subject: chosen.subject }),
              ...(language && { language }),
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
        <div className="row end">
          <SubmitButton>{text('documents.create')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
