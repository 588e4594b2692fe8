import type { Feature } from '@tabellion/platform/feature.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';

export const feature: Feature = {
  routes,
  handlers,
  schedules: jobs,
};
