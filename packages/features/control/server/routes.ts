import type { Texts } from '@tabellion/platform/http/answer.ts';
import { type Route, serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import { entryRoutes } from '../../registers/server/public/acts.ts';
import * as contract from '../contract.ts';
import * as registers from '../registerContract.ts';
import * as commands from './commands.ts';
import { exportControl } from './export.ts';
import { readControl, readParticulars, readStanding } from './read.ts';

const entries = [
  commands.stateControl,
  commands.endControl,
  commands.reviewControl,
  commands.fileControl,
  commands.valueClasses,
  commands.takeBackControl,
];

export const routesOf = (ports: { readonly texts: Texts }): Route[] => [
  ...entryRoutes(entries, ports),
  serveOrganization(registers.readControl, readControl),
  serveFile(registers.exportControl, (ctx, input) => exportControl(ctx, ports, input)),
  serveOrganization(registers.readControlStanding, readStanding),
  serveOrganization(contract.readParticulars, readParticulars),
  serveOrganization(contract.disposeParticulars, commands.disposeParticulars),
];
