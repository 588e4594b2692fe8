import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Id } from '@tabellion/ui/components/Data.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { GuestShell } from '@tabellion/ui/shell/GuestShell.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import { forgotPassword, forgotPasswordParams } from '../../contract.ts';
import { MailboxHint } from '../MailboxHint.tsx';

export function ForgotPasswordScreen() {
  const text = useText();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <GuestShell>
      <div>
        <h1>{text(sentTo === undefined ? 'forgot.title' : 'forgot.sent.title')}</h1>
        <p className="muted t14">
          {sentTo === undefined ? (
            text('forgot.lead')
          ) : (
            <>
              <RichText of="forgot.sent.body" with={{ email: <Id>{sentTo}</Id> }} /> <MailboxHint />
            </>
          )}
        </p>
      </div>
      {sentTo === undefined && <ForgotPasswordForm onSent={setSentTo} />}
      <p className="center">
        <Link to="/app/login">{text('entry.toLogin')}</Link>
      </p>
    </GuestShell>
  );
}

function ForgotPasswordForm({ onSent }: { onSent(email: string): void }) {
  const text = useText();
  const send = useCall(forgotPassword, { say: 'always' });
  const form = useForm(forgotPasswordParams, { start: { email: '' } });
  return (
    <Form
      form={form}
      label={text('forgot.title')}
      onSubmit={async (params) => {
        const answer = await send.run({ params });
        if (answer.ok) onSent(params.email);
        return answer;
      }}
    >
      <TextField name="email" type="email" label={text('entry.email')} autoComplete="username" large />
      <SubmitButton size="lg" block>
        {text('forgot.submit')}
      </SubmitButton>
    </Form>
  );
}
