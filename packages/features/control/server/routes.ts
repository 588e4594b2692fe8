import type { Route } from '@tabellion/platform/http/route.ts';
import { entryRoutes } from '../../registers/server/public/acts.ts';
import { exportControlWhole, readControlWhole } from './book.ts';
import * as commands from './commands.ts';
import { exportControl } from './export.ts';
import type { ControlPorts } from './ports.ts';
import { readControl, readParticulars, servePersonControlStatus } from './read.ts';

const entries = [
  commands.stateControl,
  commands.endControl,
  commands.reviewControl,
  commands.fileControl,
  commands.valueClasses,
  commands.takeBackControl,
];

export const routesOf = (ports: ControlPorts): Route[] => [
  ...entryRoutes(entries, ports),
  readControl(ports),
  exportControl(ports),
  readControlWhole(ports),
  exportControlWhole(ports),
  servePersonControlStatus,
  readParticulars,
  commands.disposeParticulars,
];
