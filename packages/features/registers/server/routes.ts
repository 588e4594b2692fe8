import type { Route } from '@tabellion/platform/http/route.ts';
import { applyProposal, listProposals, type ProposalPorts, withdrawProposal } from './commands/proposals.ts';

export const routesOf = (ports: ProposalPorts): Route[] => [
  listProposals(ports),
  applyProposal(ports),
  withdrawProposal(ports),
];
