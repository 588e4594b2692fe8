import type { Feature } from '@tabellion/platform/feature.ts';
import { jobsOf } from './jobs.ts';
import { routesOf } from './routes.ts';
import type { CheckPorts } from './running.ts';

export const feature = (ports: CheckPorts): Feature => ({
  routes: routesOf(ports),
  schedules: jobsOf(ports),
});
