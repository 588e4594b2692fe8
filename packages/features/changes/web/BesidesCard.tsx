import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { editChange } from '../contract.ts';
import { kindNames } from '../rules/kinds.ts';
import type { ChangeView } from '../shapes.ts';
import { FormFields } from './FormFields.tsx';

const schema = z.strictObject({
  parts: z.array(z.strictObject({ kind: z.enum(kindNames), form: z.record(z.string(), z.string()) })),
});

/** Facts that no paper bears are entered anew until they are filed; all that was signed and paid stands. */
export function BesidesCard({ orgId, of: change }: { orgId: string; of: ChangeView }) {
  const text = useText();
  const mayEdit = useMay('changes.edit');
  const { change_id: changeId, besides, state } = change;
  if (besides.length === 0 || !mayEdit) return null;
  const form = <Renewal key={changeId} orgId={orgId} of={change} />;
  return (
    <Card title={text('changes.besides')}>
      {state === 'unfiled' ? (
        form
      ) : (
        <details>
          <summary>{text('changes.besides.newer')}</summary>
          {form}
        </details>
      )}
    </Card>
  );
}

function Renewal({ orgId, of: { change_id: changeId, parts, besides } }: { orgId: string; of: ChangeView }) {
  const text = useText();
  const { allAgain } = useReadings();
  const start = { parts: parts.map(({ kind, form }) => ({ kind, form })) };
  const form = useForm(schema, { start });
  const edit = useCall(editChange, { say: 'always' });
  return (
    <Form
      form={form}
      label={text('changes.besides')}
      className="stack s4"
      onSubmit={async (body) => {
        const answer = await edit.run({ params: { orgId, changeId }, body });
        await allAgain();
        return answer;
      }}
    >
      <p className="muted t12">{text('changes.besides.help')}</p>
      {parts.map(({ kind, fields }, at) => (
        <FormFields
          key={`${kind} ${at}`}
          fields={fields.filter(({ name }) => besides.includes(`${at}.form.${name}`))}
          prefix={`parts.${at}.form.`}
        />
      ))}
      <SubmitButton>{text('changes.besides.save')}</SubmitButton>
    </Form>
  );
}
