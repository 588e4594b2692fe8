import type { Feature } from '@tabellion/platform/feature.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import type { DeadlinePorts } from './ports.ts';
import { digestTemplate } from './reminders.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: DeadlinePorts): Feature => ({
  routes: routesOf(ports),
  handlers,
  schedules: jobs,
  mailTemplates: [digestTemplate(ports)],
});
