import { navigate } from '@tabellion/ui/router/address.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { OrganizationView } from '../shapes.ts';

type OpenableOrganization = Pick<
  OrganizationView,
  'unique_id' | 'access_type' | 'selectedSubRoleAccessType' | 'next_act'
>;

/** Selects an organization and goes where its next act is done. */
export function useOpenOrganization() {
  const { select } = useSession();
  const client = useQueryClient();
  return (organization: OpenableOrganization) => {
    const { unique_id, access_type, selectedSubRoleAccessType } = organization;
    select(unique_id, access_type, selectedSubRoleAccessType);
    // The frame may not know an organization yet that was made a moment ago.
    void client.invalidateQueries();
    navigate({ to: pathOf(organization) });
  };
}

function pathOf({ unique_id: id, next_act }: OpenableOrganization): string {
  switch (next_act) {
    case 'continue':
    case 'fix':
      // Without an organization in its path the wizard goes on where the selected one was left.
      return '/app/onboard/user-information';
    case 'submit':
    case 'wait':
    case 'open':
      return `/app/org/${id}/dashboard`;
  }
}
