import type { Feature } from '@tabellion/platform/feature.ts';
import type { FilePorts } from './files/filePorts.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: FilePorts): Feature => ({
  routes: routesOf(ports),
});
