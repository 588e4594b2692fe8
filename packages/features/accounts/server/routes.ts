import { type Route, serveUser } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import * as commands from './commands.ts';
import type { AccountPorts } from './ports.ts';

export const routesOf = (ports: AccountPorts): Route[] => [
  serveUser(contract.changePassword, (ctx, { body }) => commands.changePassword(ctx, body)),
  serveUser(contract.signOut, (ctx) => commands.signOut(ctx, ports)),
  serveUser(contract.signOutEverywhere, (ctx) => commands.signOutEverywhere(ctx, ports)),
  serveUser(contract.listSessions, (ctx) => commands.listSessions(ctx)),
  serveUser(contract.endSession, (ctx, { params }) => commands.endSession(ctx, params.sessionId)),
  serveUser(contract.readSecondFactor, (ctx) => commands.readSecondFactor(ctx)),
  serveUser(contract.beginSecondFactor, (ctx, { body }) =>
    commands.beginSecondFactor(ctx, ports, body.password),
  ),
  serveUser(contract.confirmSecondFactor, (ctx, { body }) =>
    commands.confirmSecondFactor(ctx, ports, body.code),
  ),
  serveUser(contract.endSecondFactor, (ctx, { body }) => commands.endSecondFactor(ctx, ports, body.code)),
];
