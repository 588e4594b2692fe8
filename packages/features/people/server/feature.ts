import type { Feature } from '@tabellion/platform/feature.ts';
import type { PeoplePorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: PeoplePorts): Feature => ({
  routes: routesOf(ports),
});
