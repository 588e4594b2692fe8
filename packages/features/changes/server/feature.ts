import type { Feature } from '@tabellion/platform/feature.ts';
import type { ChangePorts } from './ports.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: ChangePorts): Feature => ({ routes: routesOf(ports) });
