import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { PasswordField } from '@tabellion/ui/form/TextField.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { changePassword, listSessions } from '../contract.ts';
import { changePasswordForm } from '../rules/password.ts';

interface ChangePasswordFormProps {
  onDone(): void;
  /** Beside the submit button, such as "Cancel". */
  extra?: ReactNode;
}

/** Specification section 5: submit waits for a valid form; the server compares the two once more. */
export function ChangePasswordForm({ onDone, extra }: ChangePasswordFormProps) {
  const text = useText();
  const readings = useReadings();
  const change = useCall(changePassword, { say: 'always' });
  const form = useForm(changePasswordForm, {
    start: { current_password: '', password: '', confirmpassword: '' },
  });
  return (
    <Form
      form={form}
      label={text('account.password.title')}
      onSubmit={async (body) => {
        const answer = await change.run({ body });
        if (answer.ok) {
          form.reset();
          // It has ended all others.
          void readings.again(listSessions);
          onDone();
        }
        return answer;
      }}
    >
      <PasswordField
        name="current_password"
        label={text('account.password.current')}
        autoComplete="current-password"
      />
      <PasswordField
        name="password"
        label={text('account.password.new')}
        help={text('account.password.rule')}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmpassword"
        label={text('account.password.confirm')}
        autoComplete="new-password"
      />
      <div className="row end">
        {extra}
        <SubmitButton whenValid>{text('account.password.submit')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Opened from the profile menu; closes when the password has changed. */
export function ChangePasswordDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  return (
    <Dialog title={text('account.password.title')} onClose={onClose}>
      <p className="muted">{text('account.password.lead')}</p>
      <ChangePasswordForm onDone={onClose} extra={<Button onClick={onClose}>{text('ui.cancel')}</Button>} />
    </Dialog>
  );
}

/** The same as the dialog, as a page: `setting/changePassword`, reached from the navigation of phones. */
export function ChangePasswordScreen() {
  const text = useText();
  return (
    <div style={{ maxWidth: 480 }}>
      <PageHead title={text('account.password.title')} lead={text('account.password.lead')} />
      <Card>
        <ChangePasswordForm onDone={() => undefined} />
      </Card>
    </div>
  );
}
