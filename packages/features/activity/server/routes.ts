import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { addActivityLog, listActivity } from './commands.ts';
import type { ActivityPorts } from './ports.ts';

export const routesOf = (ports: ActivityPorts): Route[] => [
  serveOrganization(contract.listActivity, (ctx, { query }) => listActivity(ctx, ports, query)),
  serveOrganization(contract.addActivityLog, (ctx, { body }) => addActivityLog(ctx, ports, body)),
];
