/** The signed-in user as the browser needs to know him: the person, the organizations, the one last looked at. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { displayName, photoUrl } from '../../accounts/rules/profile.ts';
import { type User, userById } from '../../accounts/server/public.ts';
import { type MembershipRow, membershipsOf, registryZoneOf } from '../../organizations/server/public.ts';
import type { SessionUserView } from '../views.ts';

/** @param termsVersion  of the terms that apply now */
export async function sessionUserOf(
  q: Queries,
  userId: string,
  termsVersion: PlainDate,
): Promise<SessionUserView> {
  const [user, memberships] = await Promise.all([userById(q, userId), membershipsOf(q, userId)]);
  return { ...viewOf(user, memberships), terms_accepted: hasAccepted(user, termsVersion) };
}

const hasAccepted = ({ termsVersion: accepted }: User, termsVersion: PlainDate): boolean =>
  accepted !== null && accepted >= termsVersion;

function viewOf(user: User, memberships: readonly MembershipRow[]): Omit<SessionUserView, 'terms_accepted'> {
  const selected = selectedOf(user, memberships);
  return {
    _id: user.userId,
    role: [user.role],
    data: {
      displayName: displayName(user),
      photoURL: user.photoSha256 === null ? null : photoUrl(user.userId, user.photoSha256),
      email: user.email,
      emailVerified: user.emailVerifiedAt !== null,
      shortcuts: user.shortcuts,
    },
    language: user.language,
    settings: user.settings,
    organizations: memberships.map(organizationView),
    selected_organization: selected?.org_id ?? null,
    access_type: selected?.access ?? null,
    selectedSubRoleAccessType: selected?.sections ?? [],
    user_sub_type: selected?.sub_type ?? null,
  };
}

const organizationView = (row: MembershipRow): SessionUserView['organizations'][number] => ({
  unique_id: row.org_id,
  name: row.name,
  name_postfix: row.name_postfix,
  status: row.status,
  has_image: row.image_sha256 !== null,
  incorporation_date: row.incorporation_date,
  zone: registryZoneOf(row),
  jurisdiction: row.jurisdiction,
  access_type: row.access,
  selectedSubRoleAccessType: row.sections,
  user_sub_type: row.sub_type,
});

/** The one last looked at while there is access to it; else the only one of which the user is a member. */
function selectedOf(user: User, memberships: readonly MembershipRow[]): MembershipRow | undefined {
  const last = memberships.find(({ org_id }) => org_id === user.selectedOrganization);
  const members = memberships.filter(({ sub_type }) => sub_type !== 'main_sub_user');
  return last ?? (members.length === 1 ? members[0] : undefined);
}
