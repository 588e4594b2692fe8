import type { Feature } from '@tabellion/platform/feature.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { mailTemplates } from './mail.ts';
import type { MemberPorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: MemberPorts): Feature => ({
  routes: routesOf(ports),
  handlers,
  schedules: jobs,
  mailTemplates,
});
