import type { Feature } from '@tabellion/platform/feature.ts';
import type { ProposalPorts } from './commands/proposals.ts';
import { handlersOf } from './handlers.ts';
import { jobsOf } from './jobs.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: ProposalPorts): Feature => ({
  routes: routesOf(ports),
  handlers: handlersOf(ports.laws),
  schedules: jobsOf(ports.laws),
});
