import { lazy } from 'react';

/** Fetched when they are first opened. */
export const SendOrganizingDrawer = lazy(async () => ({
  default: (await import('./SendOrganizingDrawer.tsx')).SendOrganizingDrawer,
}));
export const PaperDrawer = lazy(async () => ({ default: (await import('./PaperDrawer.tsx')).PaperDrawer }));
