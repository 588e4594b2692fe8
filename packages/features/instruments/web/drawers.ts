import { lazy } from 'react';

/** Fetched when one is first opened. */
export const InstrumentTransaction = lazy(() =>
  import('./InstrumentTransaction.tsx').then((module) => ({ default: module.InstrumentTransaction })),
);
