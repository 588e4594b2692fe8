import type { Feature } from '@tabellion/platform/feature.ts';
import { couponRoutes } from './coupons.ts';
import { operationRoutes } from './operations.ts';
import type { BackofficePorts } from './ports.ts';
import { roleRoutes } from './roles.ts';
import { routesOf } from './routes.ts';

export const feature = (ports: BackofficePorts): Feature => ({
  routes: [...routesOf(ports), ...couponRoutes, ...roleRoutes, ...operationRoutes],
});
