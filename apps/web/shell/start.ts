import type { RouteRow } from '../lightRoutes.ts';
import { LeaveStart } from './LeaveStart.tsx';

/** '/', which leads on to where its reader starts. */
export const start: RouteRow = {
  path: '/',
  layout: 'light',
  screen: { Component: LeaveStart, preload: () => undefined },
};
