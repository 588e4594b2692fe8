import type { OrganizationView } from '../../organizations/shapes.ts';

/** Admin and full access alone change a corporation, and one that is not there yet has nothing to change. */
export const mayChange = ({ status, access_type: access }: OrganizationView): boolean =>
  status === 'incorporated' && (access === 'admin' || access === 'full');
