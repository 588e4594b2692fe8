import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { StatusBadge } from '@tabellion/ui/components/Badge.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { Id } from '@tabellion/ui/components/Data.tsx';
import { ErrorState, Loading } from '@tabellion/ui/components/States.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { SecondFactorCard, SessionsSection } from '../../accounts/web/public.ts';
import { resendVerification } from '../contract.ts';
import { readProfileOfUser } from '../profileContract.ts';
import type { ProfileView } from '../views.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** My Profile: who I am, how I sign in, where I am signed in. */
export function ProfileScreen() {
  const text = useText();
  const profile = useRead(readProfileOfUser, {});
  return (
    <>
      <PageHead title={text('profile.title')} lead={profile.data && <EmailLine {...profile.data} />} />
      <div className="stack s6">
        {profile.isPending && <Loading />}
        {profile.isError && <ErrorState message={profile.message} onRetry={() => void profile.refetch()} />}
        {profile.data && (
          <>
            {!profile.data.emailVerified && <Unverified email={profile.data.email} />}
            <ProfileForm profile={profile.data} />
          </>
        )}
        <SecondFactorCard />
        <SessionsSection />
      </div>
    </>
  );
}

function EmailLine({ email, emailVerified }: ProfileView) {
  const text = useText();
  return (
    <span className="row wrap">
      <Id>{email}</Id>
      <StatusBadge tone={emailVerified ? 'ok' : 'warn'}>
        {text(emailVerified ? 'profile.verified' : 'profile.unverified')}
      </StatusBadge>
    </span>
  );
}

function Unverified({ email }: { email: string }) {
  const text = useText();
  const readings = useReadings();
  const resend = useCall(resendVerification, { say: 'always' });
  const send = async () => {
    const answer = await resend.run({});
    if (!answer.ok && answer.textCode === 'VERIFY.ALREADY_VERIFIED') await readings.again(readProfileOfUser);
  };
  return (
    <Callout
      tone="warn"
      actions={
        <Button busy={resend.busy} onClick={() => void send()}>
          {text('profile.resend')}
        </Button>
      }
    >
      <RichText of="profile.unverified.body" with={{ email: <Id>{email}</Id> }} />
    </Callout>
  );
}
