import type { Feature } from '@tabellion/platform/feature.ts';
import { jobs } from './jobs.ts';
import type { OrganizationPorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: OrganizationPorts): Feature => ({
  routes: routesOf(ports),
  schedules: jobs,
});
