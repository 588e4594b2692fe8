import type { Feature } from '@tabellion/platform/feature.ts';
import { handlers } from './handlers.ts';
import type { ImportPorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: ImportPorts): Feature => ({
  routes: routesOf(ports),
  handlers,
});
