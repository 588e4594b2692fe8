import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { PasswordField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useSnack } from '@tabellion/ui/layers/SnackProvider.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { usePage } from '@tabellion/ui/router/page.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { GuestShell } from '@tabellion/ui/shell/GuestShell.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import { login, loginBody } from '../../contract.ts';
import { sessionOf } from '../sessionOf.ts';

/** E-mail and password; then the code, for those who have a second factor. */
export function LoginScreen() {
  const text = useText();
  const { over } = useSession();
  const [isTried, setIsTried] = useState(false);
  return (
    <GuestShell foot={<span>{text('login.idle')}</span>}>
      <div>
        <h1>{text('login.title')}</h1>
        <p className="muted t14">{text('login.lead')}</p>
      </div>
      {over && !isTried && <Callout alert>{text(over)}</Callout>}
      <LoginForm onTry={() => setIsTried(true)} />
      <p className="muted center">
        <RichText
          of="login.new"
          with={{ link: <Link to="/app/onboard/newcorporation">{text('login.new.link')}</Link> }}
        />
      </p>
    </GuestShell>
  );
}

function LoginForm({ onTry }: { onTry(): void }) {
  const text = useText();
  const snack = useSnack();
  const { open } = useSession();
  const { preload } = usePage();
  const [asksCode, setAsksCode] = useState(false);
  const signIn = useCall(login, { say: 'none' });
  const form = useForm(loginBody, { start: { email: '', password: '' } });
  return (
    <Form
      form={form}
      label={text('login.title')}
      onSubmit={async (body) => {
        onTry();
        // Whatever comes behind the sign-in is fetched while the server looks at the password.
        preload('/landingPage');
        const answer = await signIn.run({ body });
        if (!answer.ok && answer.textCode === 'LOGIN.SECOND_FACTOR_REQUIRED') {
          setAsksCode(true);
          return undefined;
        }
        if (!answer.ok) return answer;
        snack({ message: answer.message || text(answer.textCode), tone: 'ok' });
        open(sessionOf(answer.data));
        return answer;
      }}
      onRefused={({ message, textCode }) => snack({ message: message || text(textCode), tone: 'err' })}
    >
      <TextField name="email" type="email" label={text('entry.email')} autoComplete="username" large />
      <PasswordField
        name="password"
        label={text('entry.password')}
        labelExtra={<Link to="/app/forgot-password">{text('login.forgot')}</Link>}
        autoComplete="current-password"
        large
      />
      {asksCode && (
        <TextField
          name="code"
          label={text('login.code')}
          help={text('login.code.help')}
          autoComplete="one-time-code"
          ltr
          large
          autoFocus
        />
      )}
      <SubmitButton whenValid size="lg" block>
        {text('login.submit')}
      </SubmitButton>
    </Form>
  );
}
