import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { navigate, useLocation } from '@tabellion/ui/router/address.ts';
import { remember } from '@tabellion/ui/session/remember.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { invitationState } from '../../entry/web/public.ts';

/** A guest signs in or registers, with the address that was invited, and comes back here. */
export function SignInFirst({ email }: { email: string }) {
  const text = useText();
  const { href } = useLocation();
  const go = async (to: string) => {
    await remember(href);
    navigate({ to, state: invitationState(email) });
  };
  return (
    <>
      <p className="muted">{text('invitation.signInHelp')}</p>
      <div className="row wrap">
        <Button variant="primary" onClick={() => void go('/app/login')}>
          {text('invitation.signIn')}
        </Button>
        <Button onClick={() => void go('/app/onboard/newcorporation')}>{text('invitation.register')}</Button>
      </div>
    </>
  );
}

/** Signed in with an address that cannot accept: what to do, and the way there. */
export function OtherAddress({ email }: { email: string }) {
  const text = useText();
  const { close } = useSession();
  const { href } = useLocation();
  return (
    <Callout
      tone="warn"
      actions={
        <Button onClick={() => void remember(href).then(close)}>{text('invitation.otherAccount')}</Button>
      }
    >
      {text('INVITATION.OTHER_ADDRESS', { email: `\u2066${email}\u2069` })}
    </Callout>
  );
}
