import { listMyInvitations } from '@tabellion/features/members/contract.ts';
import { InvitationList } from '@tabellion/features/members/web/InvitationList.tsx';
import { listOrganizations } from '@tabellion/features/organizations/contract.ts';
import { LandingScreen } from '@tabellion/features/organizations/web/LandingScreen.tsx';
import { plannedRead, useReadAhead } from '@tabellion/ui/call/useRead.ts';
import { Loading } from '@tabellion/ui/components/Loading.tsx';

const reads = [plannedRead(listOrganizations, {}), plannedRead(listMyInvitations, {})];

/** /landingPage: the organizations of one feature below the invitations of another. What comes last would move the other. */
export function LandingPage() {
  return useReadAhead(reads) ? <LandingScreen invitations={<InvitationList />} /> : <Loading />;
}
