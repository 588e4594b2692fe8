import type { Feature } from '@tabellion/platform/feature.ts';
import { handlers } from './handlers.ts';
import { jobsOf } from './jobs.ts';
import type { FilingPorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: FilingPorts): Feature => ({
  routes: routesOf(ports),
  handlers,
  schedules: jobsOf(ports),
});
