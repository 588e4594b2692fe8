import type { Feature } from '@tabellion/platform/feature.ts';
import { jobsOf } from './jobs.ts';
import type { ControlPorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: ControlPorts): Feature => ({
  routes: routesOf(ports),
  schedules: jobsOf(ports),
});
