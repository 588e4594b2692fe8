import type { Route } from '@tabellion/platform/http/route.ts';
import { search } from './search.ts';

export const routes: Route[] = [search];
