import { lazy } from 'react';

/** Fetched when it is first opened. */
export const PaymentDrawer = lazy(() =>
  import('./PaymentDrawer.tsx').then((module) => ({ default: module.PaymentDrawer })),
);
