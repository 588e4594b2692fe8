/** Later features take proposals from here, and the resolutions on which acts rest. */

export { applyFounding, type JudgingDrafts } from '../apply.ts';
export {
  annualNumberFault,
  judgeDecider,
  noteResolutionDocuments,
  type ReadDecidersFacts,
  type ToldResolution,
} from '../approvals.ts';
export { sentencesOf as proposalSentences } from '../commands/proposals.ts';
export { meet } from '../meet.ts';
export { meetOrganizing, passOrganizingOfShareholders } from '../organizing.ts';
export { lacksPlace, proposeUntilPlace } from '../places.ts';
export { readPlannedFounding } from '../plannedFounding.ts';
export { printedDifferenceOf, signedDigestOf } from '../printed.ts';
export {
  createProposal,
  editFounding,
  editProposal,
  moveFoundingDrafts,
  type ProposalEdit,
  type ProposalEditOptions,
  printProposal,
  proposeMatter,
  withdrawProposal,
} from '../proposals.ts';
export {
  nextResolutionNumber,
  noteMeeting,
  numberOrganizingResolutions,
  organizingReference,
  organizingResolutionDate,
  passOrganizingResolution,
  planOrganizingResolution,
  renumberMeeting,
} from '../resolutions.ts';
export {
  type Proposal,
  selectFounding as foundingProposal,
  selectOpenProposals as openProposals,
  selectProposals as proposalsById,
  selectSubscriptionsWaiting as subscriptionsWaiting,
  updateOutUntil,
  type WaitingIssue,
} from '../store/proposals.ts';
export {
  selectIncompleteIncorporations as organizationsWithoutFacts,
  selectIncorporation as incorporationOf,
  selectOrganizingResolution as organizingResolution,
  selectRestingOnOrganizing as actsRestingOnOrganizing,
} from '../store/resolutions.ts';
export { tryDrafts, tryProposal } from '../tryProposal.ts';
