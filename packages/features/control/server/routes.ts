import type { Texts } from '@tabellion/platform/http/answer.ts';
import { type Route, serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import * as registers from '../registerContract.ts';
import * as commands from './commands.ts';
import { exportControl } from './export.ts';
import { readControl, readParticulars, readStanding } from './read.ts';

export const routesOf = (ports: { readonly texts: Texts }): Route[] => [
  serveOrganization(registers.readControl, readControl),
  serveFile(registers.exportControl, (ctx, input) => exportControl(ctx, ports, input)),
  serveOrganization(registers.readControlStanding, readStanding),
  serveOrganization(contract.readParticulars, readParticulars),
  serveOrganization(contract.stateControl, commands.stateControl),
  serveOrganization(contract.endControl, commands.endControl),
  serveOrganization(contract.reviewControl, commands.reviewControl),
  serveOrganization(contract.fileControl, commands.fileControl),
  serveOrganization(contract.valueClasses, commands.valueClasses),
  serveOrganization(contract.takeBackControl, commands.takeBackControl),
  serveOrganization(contract.disposeParticulars, commands.disposeParticulars),
];
