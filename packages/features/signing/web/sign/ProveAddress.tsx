import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { GuestShell } from '@tabellion/ui/shell/GuestShell.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { mailCode, proveAddress } from '../../signeeContract.ts';

const schema = z.strictObject({ code: z.string().check(z.trim(), z.minLength(1, 'GENERAL.FIELD_REQUIRED')) });

interface ProveAddressProps {
  /** The secret of the link. */
  link: string;
  of: { company: string; name: string; email_hint: string };
  onProved(token: string): void;
}

/** A holder of the mail's link may not have the mailbox: a code goes there. */
export function ProveAddress({ link, of, onProved }: ProveAddressProps) {
  const text = useText();
  const [isSent, setSent] = useState(false);
  const mail = useCall(mailCode);
  const prove = useCall(proveAddress, { say: 'none' });
  const form = useForm(schema, { start: { code: '' } });
  const send = async () => {
    if ((await mail.run({ body: { token: link } })).ok) setSent(true);
  };
  const email = (
    <span className="nowrap">
      <Id>{of.email_hint}</Id>
    </span>
  );
  return (
    <GuestShell>
      <div>
        <h1>
          <RichText of="signing.page.for" with={{ company: <UserText>{of.company}</UserText> }} />
        </h1>
        <p className="muted t14">
          <RichText
            of={isSent ? 'signing.code.sent' : 'signing.code.lead'}
            with={{ name: <UserText>{of.name}</UserText>, email }}
          />
        </p>
      </div>
      {isSent ? (
        <Form
          form={form}
          onSubmit={async ({ code }) => {
            const answer = await prove.run({ body: { token: link, code } });
            if (answer.ok) onProved(answer.data.signee_token);
            else form.setError('code', { message: answer.message || text('ui.lost') });
            return undefined;
          }}
        >
          <TextField
            name="code"
            label={text('signing.code.label')}
            autoComplete="one-time-code"
            inputMode="numeric"
            ltr
          />
          <SubmitButton size="lg" block>
            {text('signing.code.submit')}
          </SubmitButton>
          <Button variant="link" busy={mail.busy} onClick={() => void send()}>
            {text('signing.code.again')}
          </Button>
        </Form>
      ) : (
        <Button variant="primary" size="lg" block busy={mail.busy} onClick={() => void send()}>
          {text('signing.code.send')}
        </Button>
      )}
    </GuestShell>
  );
}
