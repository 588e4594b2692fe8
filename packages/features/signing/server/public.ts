/** For later features, and for the frame of the server. */
export { signaturesFor, voidEnvelopesOf } from './ofProposal.ts';
export { organizingView } from './organizing.ts';

export {
  countPendingSignatures,
  selectOutForSignature as documentsOutForSignature,
} from './store/envelopes.ts';
export { insertSession } from './store/secrets.ts';
