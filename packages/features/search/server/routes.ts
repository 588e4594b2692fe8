import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { searchRegisters } from '../contract.ts';
import { search } from './search.ts';

export const routes: Route[] = [serveOrganization(searchRegisters, (ctx, { query }) => search(ctx, query.q))];
