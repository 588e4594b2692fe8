import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { GuestShell } from '@tabellion/ui/shell/GuestShell.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { mailHolderCode, proveHolderAddress } from '../contract.ts';

const schema = z.strictObject({ code: z.string().check(z.trim(), z.minLength(1, 'GENERAL.FIELD_REQUIRED')) });

interface ProveHolderProps {
  /** The secret of the link. */
  link: string;
  of: { company: string; name: string; email_hint: string };
  onProved(token: string): void;
}

/** Whoever has the link may not have the mailbox: a code goes there. */
export function ProveHolder({ link, of, onProved }: ProveHolderProps) {
  const text = useText();
  const [isSent, setSent] = useState(false);
  const mail = useCall(mailHolderCode);
  const prove = useCall(proveHolderAddress, { say: 'none' });
  const form = useForm(schema, { start: { code: '' } });
  const send = async () => {
    if ((await mail.run({ body: { token: link } })).ok) setSent(true);
  };
  return (
    <GuestShell>
      <div>
        <h1>
          <RichText of="holders.page.for" with={{ company: <UserText>{of.company}</UserText> }} />
        </h1>
        <p className="muted t14">
          <RichText
            of={isSent ? 'holders.code.sent' : 'holders.code.lead'}
            with={{
              name: <UserText>{of.name}</UserText>,
              email: (
                <span className="nowrap">
                  <Id>{of.email_hint}</Id>
                </span>
              ),
            }}
          />
        </p>
      </div>
      {isSent ? (
        <Form
          form={form}
          onSubmit={async ({ code }) => {
            const answer = await prove.run({ body: { token: link, code } });
            if (answer.ok) onProved(answer.data.holder_token);
            else form.setError('code', { message: answer.message || text('ui.lost') });
            return undefined;
          }}
        >
          <TextField
            name="code"
            label={text('holders.code.label')}
            autoComplete="one-time-code"
            inputMode="numeric"
            ltr
          />
          <SubmitButton size="lg" block>
            {text('holders.page.open')}
          </SubmitButton>
          <Button variant="link" busy={mail.busy} onClick={() => void send()}>
            {text('holders.code.again')}
          </Button>
        </Form>
      ) : (
        <Button variant="primary" size="lg" block busy={mail.busy} onClick={() => void send()}>
          {text('holders.code.send')}
        </Button>
      )}
    </GuestShell>
  );
}
