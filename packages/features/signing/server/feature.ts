import type { Instant } from '@tabellion/kernel/date.ts';
import type { Feature } from '@tabellion/platform/feature.ts';
import { handlers } from './handlers.ts';
import { jobsOf } from './jobs.ts';
import { mailTemplates } from './mail.ts';
import type { SigningPorts } from './ports.ts';
import { routesOf } from './routes.ts';
import { sealSender } from './sealing.ts';

export const feature = (ports: SigningPorts & { readonly clock: () => Instant }): Feature => ({
  routes: routesOf(ports),
  handlers,
  schedules: jobsOf(ports),
  mailTemplates,
  senders: [sealSender(ports, ports.clock)],
});
