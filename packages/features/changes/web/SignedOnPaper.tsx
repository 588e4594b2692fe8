import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { approveChange } from '../contract.ts';
import type { ChangeView } from '../shapes.ts';

const required = z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'));
const fields = z.strictObject({ signed_on: required, attested_by: required });

/** Everybody signed already: somebody attests the day. */
export function SignedOnPaper({ orgId, of: change }: { orgId: string; of: ChangeView }) {
  const text = useText();
  const { allAgain } = useReadings();
  const form = useForm(fields, { start: { signed_on: '', attested_by: '' } });
  const approve = useCall(approveChange, { say: 'always' });
  return (
    <Form
      form={form}
      label={text('changes.signed')}
      className="stack s4"
      onSubmit={async (body) => {
        const answer = await approve.run({ params: { orgId, changeId: change.change_id }, body });
        await allAgain();
        return answer;
      }}
    >
      <p className="muted t12">{text('changes.signed.help')}</p>
      <DateField name="signed_on" label={text('changes.signed.on')} />
      <TextField name="attested_by" label={text('changes.signed.by')} autoComplete="off" />
      <Button variant="primary" type="submit" busy={approve.busy}>
        {text('changes.signed.record')}
      </Button>
    </Form>
  );
}
