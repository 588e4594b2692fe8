import type { Feature } from '@tabellion/platform/feature.ts';
import { jobs } from './jobs.ts';
import { mailTemplates } from './mail.ts';
import type { AccountPorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: AccountPorts): Feature => ({
  routes: routesOf(ports),
  schedules: jobs,
  mailTemplates,
});
