import { lazy } from 'react';

/** Other pages take from here how documents are sent, the founding set too, who has signed them, and where they are signed. */
export { PaperDrawer, SendOrganizingDrawer } from './organizing/drawers.ts';
export { DocumentSigning, SendChosen, SendDrawer } from './send/contributions.tsx';
export { useSigningPrompts } from './useSigningPrompts.ts';

export const SigneeDesk = lazy(() =>
  import('./sign/SigneeDesk.tsx').then(({ SigneeDesk: it }) => ({ default: it })),
);
