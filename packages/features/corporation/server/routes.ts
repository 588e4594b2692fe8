import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { amendArticles, changeName, changeOffice, changeYearEnd, giveConsent } from './commands.ts';
import { readCorporation } from './read.ts';
import type { CorporationPorts } from './record.ts';

export const routesOf = (ports: CorporationPorts): Route[] => [
  serveOrganization(contract.readCorporation, (ctx, input) => readCorporation(ctx, input)),
  serveOrganization(contract.changeOffice, (ctx, input) => changeOffice(ctx, ports, input)),
  serveOrganization(contract.changeName, (ctx, input) => changeName(ctx, ports, input)),
  serveOrganization(contract.changeYearEnd, (ctx, input) => changeYearEnd(ctx, ports, input)),
  serveOrganization(contract.amendArticles, (ctx, input) => amendArticles(ctx, ports, input)),
  serveOrganization(contract.giveConsent, (ctx, input) => giveConsent(ctx, ports, input)),
];
