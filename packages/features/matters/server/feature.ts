import type { Feature } from '@tabellion/platform/feature.ts';
import { handlersOf } from './handlers.ts';
import { jobsOf } from './jobs.ts';
import type { MatterPorts } from './matterKind.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: MatterPorts): Feature => ({
  routes: routesOf(ports),
  handlers: handlersOf(ports),
  schedules: jobsOf(ports),
});
