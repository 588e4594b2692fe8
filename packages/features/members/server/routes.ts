import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { listOrganizationUsers } from '../contract.ts';
import { listAccess } from './accessLog.ts';
import * as answering from './answering.ts';
import * as commands from './commands.ts';
import type { MemberPorts } from './ports.ts';
import { setPassword } from './setPassword.ts';
import { usersView } from './views.ts';

export const routesOf = (ports: MemberPorts): Route[] => [
  serveOrganization(listOrganizationUsers, usersView),
  commands.listMembers,
  commands.createUser,
  commands.editUser,
  commands.deleteUser,
  commands.resend,
  listAccess(ports),
  answering.look,
  answering.acceptBySecret,
  answering.declineBySecret,
  setPassword(ports),
  answering.listMine,
  answering.acceptMine,
  answering.declineMine,
];
