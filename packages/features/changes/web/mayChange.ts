import { judgeMember } from '@tabellion/kit/may.ts';
import { access } from '../../access.ts';
import type { OrganizationView } from '../../organizations/shapes.ts';

/** Whether the reader may change this one of his corporations; one that is not there yet has nothing to change. */
export function mayChange(of: OrganizationView): boolean {
  const { unique_id: orgId, status, user_sub_type: subType } = of;
  const membership = { orgId, subType, access: of.access_type, sections: of.selectedSubRoleAccessType };
  return status === 'incorporated' && judgeMember(membership, access['changes.edit']).may;
}
