import type { Feature } from '@tabellion/platform/feature.ts';
import type { ActivityPorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: ActivityPorts): Feature => ({
  routes: routesOf(ports),
});
