import { useCall } from '@tabellion/ui/call/useCall.ts';
import { navigate } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { NewPasswordForm, TermsLink } from '../../entry/web/public.ts';
import { setPassword } from '../contract.ts';
import { InvitationPage } from './InvitationScreen.tsx';

/** `/app/set-password/{token}`: what the link of the mail opens for a person without an account. */
export const SetPasswordScreen = () => (
  <InvitationPage guest={(_, token) => <FirstPassword token={token} />} />
);

/** The password makes the account and accepts the invitation; then the sign-in. */
function FirstPassword({ token }: { token: string }) {
  const text = useText();
  const set = useCall(setPassword, { say: 'always' });
  return (
    <>
      <p className="muted">
        {text('set.lead')} <RichText of="register.terms" with={{ terms: <TermsLink /> }} />
      </p>
      <NewPasswordForm
        label={text('set.title')}
        onPassword={async (newPassword) => {
          const answer = await set.run({ body: { newPassword, newPasswordToken: token } });
          if (answer.ok) navigate({ to: '/app/login' });
          return answer;
        }}
      />
      <p className="muted center">
        <RichText
          of="register.have"
          with={{ link: <Link to={`/invitation/${token}`}>{text('login.submit')}</Link> }}
        />
      </p>
    </>
  );
}
