import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { listNotices, markNotice, markNotices } from './commands.ts';
import type { NotificationPorts } from './ports.ts';

export const routesOf = (ports: NotificationPorts): Route[] => [
  serveOrganization(contract.listNotices, (ctx, { query }) => listNotices(ctx, ports, query)),
  serveOrganization(contract.markNotice, (ctx, { params }) => markNotice(ctx, params.id)),
  serveOrganization(contract.markNotices, (ctx, { body }) => markNotices(ctx, body.newest)),
];
