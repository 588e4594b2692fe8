import type { Route } from '@tabellion/platform/http/route.ts';
import { markDeadlines, reportEvent } from './commands.ts';

export const routes: Route[] = [markDeadlines, reportEvent];
