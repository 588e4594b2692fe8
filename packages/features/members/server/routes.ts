import { type Route, serveAnyone, serveOrganization, serveUser } from '@tabellion/platform/http/route.ts';
import { listAccess as listAccessEndpoint } from '../accessLogContract.ts';
import * as contract from '../contract.ts';
import { listAccess } from './accessLog.ts';
import * as answering from './answering.ts';
import { createUser, deleteUser, editUser, listMembers, resend } from './commands.ts';
import type { MemberPorts } from './ports.ts';
import { usersView } from './views.ts';

export const routesOf = (ports: MemberPorts): Route[] => [
  serveOrganization(contract.listOrganizationUsers, (ctx) => usersView(ctx)),
  serveOrganization(contract.listOrganizationMembers, (ctx) => listMembers(ctx)),
  serveOrganization(contract.createOrganizationUser, (ctx, { body }) => createUser(ctx, body)),
  serveOrganization(contract.editOrganizationUser, (ctx, { params, body }) => editUser(ctx, params.id, body)),
  serveOrganization(contract.deleteOrganizationUser, (ctx, { params }) => deleteUser(ctx, params.id)),
  serveOrganization(contract.resendInvitation, (ctx, { params }) => resend(ctx, params.id)),
  serveOrganization(listAccessEndpoint, (ctx, { query }) => listAccess(ctx, ports, query)),
  serveAnyone(contract.lookAtInvitation, (ctx, { body }) => answering.look(ctx, body.token)),
  serveUser(contract.acceptInvitation, (ctx, { body }) => answering.acceptBySecret(ctx, body.token)),
  serveUser(contract.declineInvitation, (ctx, { body }) => answering.declineBySecret(ctx, body.token)),
  serveUser(contract.listMyInvitations, (ctx) => answering.myInvitations(ctx)),
  serveUser(contract.acceptMyInvitation, (ctx, { params }) => answering.acceptMine(ctx, params.id)),
  serveUser(contract.declineMyInvitation, (ctx, { params }) => answering.declineMine(ctx, params.id)),
];
