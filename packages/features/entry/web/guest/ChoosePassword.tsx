import type { Answer } from '@tabellion/kit/client.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { GuestShell } from '@tabellion/ui/shell/GuestShell.tsx';
import { type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ReactNode, useState } from 'react';
import { NewPasswordForm } from '../NewPasswordForm.tsx';

interface ChoosePasswordProps {
  title: TextKey;
  lead: string;
  send(body: { newPassword: string; newPasswordToken: string }): Promise<Answer<unknown>>;
  /** Shown when the link does not work any more. */
  otherwise: ReactNode;
}

/** A new password by the link of a mail; then the sign-in. */
export function ChoosePassword({ title, lead, send, otherwise }: ChoosePasswordProps) {
  const text = useText();
  const newPasswordToken = usePathParam('token') ?? '';
  const [isDead, setIsDead] = useState(false);
  return (
    <GuestShell>
      <div>
        <h1>{text(title)}</h1>
        <p className="muted t14">{lead}</p>
      </div>
      {isDead ? (
        <Callout tone="err" alert title={text('LOGIN.LINK_INVALID')}>
          {otherwise}
        </Callout>
      ) : (
        <NewPasswordForm
          label={text(title)}
          onPassword={async (newPassword) => {
            const answer = await send({ newPassword, newPasswordToken });
            if (answer.ok) navigate({ to: '/app/login' });
            setIsDead(!answer.ok && answer.textCode === 'LOGIN.LINK_INVALID');
            return answer;
          }}
        />
      )}
      <p className="center">
        <Link to="/app/login">{text('entry.toLogin')}</Link>
      </p>
    </GuestShell>
  );
}
