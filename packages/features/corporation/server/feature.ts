import type { Feature } from '@tabellion/platform/feature.ts';
import type { FilePorts } from '../../ledgers/server/public.ts';
import type { OrganizationPorts } from '../../organizations/server/public.ts';
import type { CorporationPorts } from './defineChange.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: CorporationPorts & OrganizationPorts & FilePorts): Feature => ({
  routes: routesOf(ports),
});
