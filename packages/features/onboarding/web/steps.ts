import { lazy } from 'react';

/** The steps that stand on a page of the application until the corporation exists; fetched where they are shown. */
export const FounderStep = lazy(() =>
  import('./people/FounderStep.tsx').then((module) => ({ default: module.FounderStep })),
);
export const OperatorStep = lazy(() =>
  import('./people/FounderStep.tsx').then((module) => ({ default: module.OperatorStep })),
);
export const SharesStepPage = lazy(() =>
  import('./shares/SharesStep.tsx').then((module) => ({ default: module.SharesStepPage })),
);
