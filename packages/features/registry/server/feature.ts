import type { Feature } from '@tabellion/platform/feature.ts';
import { routes } from './routes.ts';

export const feature: Feature = { routes };
