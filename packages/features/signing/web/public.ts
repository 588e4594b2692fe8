/** For the pages of earlier features: sending their documents, and who has signed them. */
export { DocumentSigning, SendChosen } from './send/contributions.tsx';
export { useSigningPrompts } from './useSigningPrompts.ts';
