import { InvitationList } from '@tabellion/features/members/web/InvitationList.tsx';
import { LandingScreen } from '@tabellion/features/organizations/web/LandingScreen.tsx';

/** /landingPage: the organizations of one feature below the invitations of another. */
export const LandingPage = () => <LandingScreen invitations={<InvitationList />} />;
