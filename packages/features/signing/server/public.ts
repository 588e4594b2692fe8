/** Later features and the frame of the server import these. */
export { openSession } from './access.ts';
export {
  envelopeOf,
  recallEnvelopesOf,
  sendProposal,
  signaturesFor,
  voidEnvelopesOf,
} from './ofProposal.ts';
export { openRequests } from './openRequests.ts';
export { organizingView } from './organizing.ts';
export { requestsTo } from './requestsTo.ts';
export { judgeSender } from './sending.ts';
export {
  countPendingSignatures,
  selectDeclined as documentsDeclined,
  selectOutForSignature as documentsOutForSignature,
} from './store/envelopes.ts';
export { isOrganizingSent } from './store/organizing.ts';
export type { OwnEnvelope } from './waitingEnvelopes.ts';
