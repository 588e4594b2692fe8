import type { Feature } from '@tabellion/platform/feature.ts';
import type { DashboardPorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: DashboardPorts): Feature => ({
  routes: routesOf(ports),
});
