import type { Feature } from '@tabellion/platform/feature.ts';
import { jobsOf } from './jobs.ts';
import { mailTemplatesOf } from './mail.ts';
import type { OnboardingPorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: OnboardingPorts & { readonly isWhiteLabel: boolean }): Feature => ({
  routes: routesOf(ports),
  schedules: jobsOf(ports),
  mailTemplates: mailTemplatesOf(ports),
});
