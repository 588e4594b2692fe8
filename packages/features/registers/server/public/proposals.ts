/** For later features. Proposals, and the resolutions on which acts rest. */
export {
  applyProposal,
  type Edit,
  type Editing,
  editFounding,
  editProposal,
  type JudgingDrafts,
  openProposal,
  printProposal,
  setAside,
  withdrawProposal,
} from '../proposals.ts';
export {
  organizingReference,
  organizingResolutionOn,
  passOrganizingResolution,
  planOrganizingResolution,
} from '../resolutions.ts';
export {
  type Proposal,
  selectFounding as foundingProposal,
  selectOpenProposals as openProposals,
} from '../store/proposals.ts';
export {
  selectIncorporation as incorporationOf,
  selectRestingOnOrganizing as actsRestingOnOrganizing,
  selectWithoutFacts as organizationsWithoutFacts,
} from '../store/resolutions.ts';
export { selectSubscriptionsWaiting as subscriptionsWaiting, type WaitingIssue } from '../store/waiting.ts';
