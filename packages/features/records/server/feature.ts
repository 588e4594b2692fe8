import type { Feature } from '@tabellion/platform/feature.ts';
import { routesOf } from './routes.ts';

export const feature = (): Feature => ({ routes: routesOf() });
