import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { dashboardOf } from './dashboard.ts';
import { readNextSteps } from './nextSteps.ts';
import type { DashboardPorts } from './ports.ts';

export const routesOf = (ports: DashboardPorts): Route[] => [
  serveOrganization(contract.readDashboard, (ctx) => dashboardOf(ctx, ports)),
  readNextSteps,
];
