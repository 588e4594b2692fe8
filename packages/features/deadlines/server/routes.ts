import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { markDeadlines, reportEvent } from './commands.ts';

export const routes: Route[] = [
  serveOrganization(contract.markDeadlines, markDeadlines),
  serveOrganization(contract.reportEvent, reportEvent),
];
