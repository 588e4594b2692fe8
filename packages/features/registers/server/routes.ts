import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../proposalContract.ts';
import { applyProposal, listProposals, type ProposalPorts, withdrawProposal } from './commands/proposals.ts';

export const routesOf = (ports: ProposalPorts): Route[] => [
  serveOrganization(contract.listProposals, (ctx) => listProposals(ctx, ports)),
  serveOrganization(contract.applyProposal, (ctx, input) => applyProposal(ctx, ports, input)),
  serveOrganization(contract.withdrawProposal, (ctx, input) => withdrawProposal(ctx, ports, input)),
];
