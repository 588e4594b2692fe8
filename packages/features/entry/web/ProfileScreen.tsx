import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { plannedRead, useRead, useReadAhead } from '@tabellion/ui/call/useRead.ts';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { Id, StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { listSessions, readSecondFactor } from '../../accounts/contract.ts';
import { SecondFactorCard, SessionsSection } from '../../accounts/web/public.ts';
import { verifySession } from '../contract.ts';
import { readProfileOfUser } from '../profileContract.ts';
import type { ProfileView } from '../views.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { VerifyNotice } from './VerifyNotice.tsx';

const reads = [
  plannedRead(readProfileOfUser, {}),
  plannedRead(readSecondFactor, {}),
  plannedRead(listSessions, {}),
  plannedRead(verifySession, {}),
];

/** My Profile: who I am, how I sign in, where I am signed in. */
export function ProfileScreen() {
  const text = useText();
  const isRead = useReadAhead(reads);
  const profile = useRead(readProfileOfUser, {});
  const lead = isRead && profile.data && <EmailLine {...profile.data} />;
  return (
    <>
      <PageHead title={text('profile.title')} lead={lead} />
      {isRead ? (
        <div className="stack s6">
          <VerifyNotice />
          {profile.isError && <ReadFailed of={profile} />}
          {profile.data && <ProfileForm profile={profile.data} />}
          <PhotoCard />
          <SecondFactorCard />
          <SessionsSection />
        </div>
      ) : (
        <PageSkeleton shape="cards" isHeaded />
      )}
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
