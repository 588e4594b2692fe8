/** For other pages: sending documents, the founding set too, and who has signed them. */
export { PaperDrawer, SendOrganizingDrawer } from './organizing/drawers.ts';
export { DocumentSigning, SendChosen } from './send/contributions.tsx';
export { useSigningPrompts } from './useSigningPrompts.ts';
