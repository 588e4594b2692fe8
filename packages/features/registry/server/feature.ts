import type { Feature } from '@tabellion/platform/feature.ts';
import { questionRoutes, questionTemplate } from './questions.ts';

export const feature: Feature = { routes: questionRoutes, mailTemplates: [questionTemplate] };
