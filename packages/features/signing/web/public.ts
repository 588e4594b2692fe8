/** Other pages take from here how documents are sent, the founding set too, and who has signed them. */
export { PaperDrawer, SendOrganizingDrawer } from './organizing/drawers.ts';
export { DocumentSigning, SendChosen, SendDrawer } from './send/contributions.tsx';
export { useSigningPrompts } from './useSigningPrompts.ts';
