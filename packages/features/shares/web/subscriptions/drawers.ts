import { lazy } from 'react';

/** Fetched when it is first opened. */
export const CompleteDrawer = lazy(() =>
  import('./CompleteDrawer.tsx').then((module) => ({ default: module.CompleteDrawer })),
);
