/** For the frame of the server. */
export {
  countPendingSignatures,
  selectOutForSignature as documentsOutForSignature,
} from './store/envelopes.ts';
export { insertSession } from './store/secrets.ts';
