import type { Route } from '@tabellion/platform/http/route.ts';
import { addActivityLog, listActivity } from './commands.ts';
import type { ActivityPorts } from './ports.ts';

export const routesOf = (ports: ActivityPorts): Route[] => [listActivity(ports), addActivityLog(ports)];
