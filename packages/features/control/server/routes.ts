import type { Route } from '@tabellion/platform/http/route.ts';
import type { FilePorts } from '../../ledgers/server/public.ts';
import { entryRoutes } from '../../registers/server/public/acts.ts';
import { exportControlWhole, readControlWhole } from './book.ts';
import * as commands from './commands.ts';
import { exportControl } from './export.ts';
import { readControl, readParticulars, servePersonControlStatus } from './read.ts';

const entries = [
  commands.stateControl,
  commands.endControl,
  commands.reviewControl,
  commands.fileControl,
  commands.valueClasses,
  commands.takeBackControl,
];

export const routesOf = (ports: FilePorts): Route[] => [
  ...entryRoutes(entries, ports),
  readControl,
  exportControl(ports),
  readControlWhole(ports),
  exportControlWhole(ports),
  servePersonControlStatus,
  readParticulars,
  commands.disposeParticulars,
];
