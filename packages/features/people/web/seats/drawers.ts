import { lazy } from 'react';

/** The drawers of a register of directors or officers, each fetched when it is first opened. */
export const ConsentDrawer = lazy(() =>
  import('./ConsentDrawer.tsx').then((module) => ({ default: module.ConsentDrawer })),
);
export const DirectorDrawer = lazy(() =>
  import('./DirectorDrawer.tsx').then((module) => ({ default: module.DirectorDrawer })),
);
export const EndDrawer = lazy(() =>
  import('./EndDrawer.tsx').then((module) => ({ default: module.EndDrawer })),
);
export const OfficerDrawer = lazy(() =>
  import('./OfficerDrawer.tsx').then((module) => ({ default: module.OfficerDrawer })),
);
export const PersonDrawer = lazy(() =>
  import('./PersonDrawer.tsx').then((module) => ({ default: module.PersonDrawer })),
);
export const PersonFacts = lazy(() =>
  import('../fields/PersonFacts.tsx').then((module) => ({ default: module.PersonFacts })),
);
