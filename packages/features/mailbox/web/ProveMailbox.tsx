import type { Answer } from '@tabellion/kit/client.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { GuestShell } from '@tabellion/ui/shell/GuestShell.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import type { LinkedTo } from '../contract.ts';

const schema = z.strictObject({ code: z.string().check(z.trim(), z.minLength(1, 'GENERAL.FIELD_REQUIRED')) });

interface ProveMailboxProps {
  title: ReactNode;
  of: Pick<LinkedTo, 'name' | 'email_hint'>;
  /** The button that opens what the link is for. */
  openLabel: string;
  isSending: boolean;
  /** @returns whether a code was mailed */
  onAsk(): Promise<boolean>;
  onCode(code: string): Promise<Pick<Answer<unknown>, 'ok' | 'message'>>;
}

/** Whoever has the link may not have the mailbox: a code goes there. */
export function ProveMailbox({ title, of, openLabel, isSending, onAsk, onCode }: ProveMailboxProps) {
  const text = useText();
  const [isSent, setSent] = useState(false);
  const form = useForm(schema, { start: { code: '' } });
  const send = async () => {
    if (await onAsk()) setSent(true);
  };
  const email = (
    <span className="nowrap">
      <Id>{of.email_hint}</Id>
    </span>
  );
  return (
    <GuestShell>
      <div>
        <h1>{title}</h1>
        <p className="muted t14">
          <RichText
            of={isSent ? 'mailbox.code.sent' : 'mailbox.code.lead'}
            with={{ name: <UserText>{of.name}</UserText>, email }}
          />
        </p>
      </div>
      {isSent ? (
        <Form
          form={form}
          onSubmit={async ({ code }) => {
            const { ok, message } = await onCode(code);
            if (!ok) form.setError('code', { message: message || text('ui.lost') });
            return undefined;
          }}
        >
          <TextField
            name="code"
            label={text('mailbox.code.label')}
            autoComplete="one-time-code"
            inputMode="numeric"
            ltr
            // The button that had the focus is gone.
            autoFocus
          />
          <SubmitButton size="lg" block>
            {openLabel}
          </SubmitButton>
          <Button variant="link" busy={isSending} onClick={() => void send()}>
            {text('mailbox.code.again')}
          </Button>
        </Form>
      ) : (
        <Button variant="primary" size="lg" block busy={isSending} onClick={() => void send()}>
          {text('mailbox.code.send')}
        </Button>
      )}
    </GuestShell>
  );
}
