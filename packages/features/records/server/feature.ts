import type { Feature } from '@tabellion/platform/feature.ts';
import { jobsOf } from './jobs.ts';
import { ledgerSender } from './mirror.ts';
import type { RecordsPorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: RecordsPorts): Feature => ({
  routes: routesOf(ports),
  senders: [ledgerSender(ports)],
  schedules: jobsOf(ports),
});
