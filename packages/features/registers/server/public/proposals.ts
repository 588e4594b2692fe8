/** For later features. Proposals, and the resolutions on which acts rest. */
export { sentencesOf as proposalSentences } from '../commands/proposals.ts';
export { printedDigestOf } from '../printed.ts';
export {
  applyProposal,
  editFounding,
  editProposal,
  type JudgingDrafts,
  openProposal,
  type ProposalEdit,
  type ProposalEditOptions,
  printProposal,
  setAside,
  tryProposal,
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
  selectOrganizationsWithoutFacts as organizationsWithoutFacts,
  selectRestingOnOrganizing as actsRestingOnOrganizing,
} from '../store/resolutions.ts';
export { selectSubscriptionsWaiting as subscriptionsWaiting, type WaitingIssue } from '../store/waiting.ts';
