import type { Feature } from '@tabellion/platform/feature.ts';
import { mailTemplates } from './mail.ts';
import type { EntryPorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: EntryPorts): Feature => ({
  routes: routesOf(ports),
  mailTemplates,
});
