import type { Feature } from '@tabellion/platform/feature.ts';
import type { BackofficePorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: BackofficePorts): Feature => ({ routes: routesOf(ports) });
