import type { Feature } from '@tabellion/platform/feature.ts';
import { routesOf } from './routes.ts';
import type { SharesPorts } from './views.ts';

export const feature = (ports: SharesPorts): Feature => ({
  routes: routesOf(ports),
});
