import type { Feature } from '@tabellion/platform/feature.ts';
import { changesOutside } from './articles.ts';
import type { ChangePorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: ChangePorts): Feature => ({
  routes: routesOf(ports),
  schedules: changesOutside(ports).jobs,
});
