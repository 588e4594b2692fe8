import type { Feature } from '@tabellion/platform/feature.ts';
import type { SharesPorts } from '../../shares/server/public.ts';
import { jobsOf } from './jobs.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: SharesPorts & { readonly noticeDays: readonly number[] }): Feature => ({
  routes: routesOf(ports),
  schedules: jobsOf(ports.noticeDays),
});
