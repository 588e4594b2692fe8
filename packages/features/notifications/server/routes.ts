import type { Route } from '@tabellion/platform/http/route.ts';
import { listNotices, markNotice, markNotices } from './commands.ts';
import type { NotificationPorts } from './ports.ts';

export const routesOf = (ports: NotificationPorts): Route[] => [listNotices(ports), markNotice, markNotices];
