import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Form, SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useForm } from '@tabellion/ui/form/useForm.ts';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { codeBody, endSecondFactor } from '../contract.ts';

/** Whoever turns it off shows once more that he has it. */
export function EndSecondFactor({ onClose }: { onClose(): void }) {
  const text = useText();
  const end = useCall(endSecondFactor, { say: 'always' });
  const form = useForm(codeBody, { start: { code: '' } });
  return (
    <Dialog title={text('account.factor.end.title')} onClose={onClose}>
      <Form
        form={form}
        onSubmit={async (body) => {
          const answer = await end.run({ body });
          if (answer.ok) onClose();
          return answer;
        }}
      >
        <TextField
          name="code"
          label={text('account.factor.end.code')}
          autoComplete="one-time-code"
          ltr
          autoFocus
        />
        <div className="row end">
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <SubmitButton variant="danger">{text('account.factor.end')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
