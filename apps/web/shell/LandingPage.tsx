import { listMyInvitations } from '@tabellion/features/members/contract.ts';
import { InvitationList } from '@tabellion/features/members/web/InvitationList.tsx';
import { listOrganizations } from '@tabellion/features/organizations/contract.ts';
import { LandingScreen } from '@tabellion/features/organizations/web/LandingScreen.tsx';
import { loadWorkWords } from '@tabellion/features/worklist/web/public.ts';
import { plannedRead, useRead, useReadAhead } from '@tabellion/ui/call/useRead.ts';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { useSearch } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { lazy, Suspense } from 'react';

const reads = [plannedRead(listOrganizations, {}), plannedRead(listMyInvitations, {})];

const WorkScreen = lazy(async () => ({
  default: (await import('@tabellion/features/worklist/web/WorkScreen.tsx')).WorkScreen,
}));

const OrganizationsAtWork = lazy(async () => ({
  default: (await import('@tabellion/features/worklist/web/OrganizationsAtWork.tsx')).OrganizationsAtWork,
}));

/** /landingPage: what needs doing, for whoever sees more than one organization of which one exists; else, and beside it, the
 *  organizations of one feature below the invitations of another. What comes last would move the other. */
export function LandingPage() {
  const isRead = useReadAhead(reads);
  const organizations = useRead(listOrganizations, {}).data?.organizations ?? [];
  if (!isRead) return <PageSkeleton shape="rows" />;
  const isAtWork =
    organizations.length > 1 &&
    organizations.some(({ status }) => status === 'incorporated' || status === 'dissolved');
  if (!isAtWork) return <LandingScreen invitations={<InvitationList />} />;
  return (
    <MoreTexts load={loadWorkWords} waiting={<PageSkeleton shape="rows" />}>
      <Tabbed organizations={organizations.length} />
    </MoreTexts>
  );
}

function Tabbed({ organizations }: { organizations: number }) {
  const { tab } = useSearch();
  const above = (
    <>
      <Tabs chosen={tab === 'organizations' ? tab : 'work'} />
      <InvitationList />
    </>
  );
  return (
    <Suspense fallback={<PageSkeleton shape="rows" />}>
      {tab === 'organizations' ? (
        <OrganizationsAtWork>
          {(more) => <LandingScreen invitations={above} more={more} />}
        </OrganizationsAtWork>
      ) : (
        <WorkScreen organizations={organizations}>{above}</WorkScreen>
      )}
    </Suspense>
  );
}

function Tabs({ chosen }: { chosen: 'work' | 'organizations' }) {
  const text = useText();
  return (
    <nav className="tabs" aria-label={text('worklist.tabs')}>
      <Link to="/landingPage" aria-current={chosen === 'work' ? 'page' : undefined}>
        {text('worklist.title')}
      </Link>
      <Link
        to="/landingPage?tab=organizations"
        aria-current={chosen === 'organizations' ? 'page' : undefined}
      >
        {text('worklist.organizations')}
      </Link>
    </nav>
  );
}
