/**
 * Every path of the product (specification section 2) -> the screen that answers it, who may open it, in which
 * frame. Screens are fetched when they are wanted. A feature adds its rows under its own heading.
 */
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { Group } from './shell/guard.ts';

export interface RouteRow {
  /** As the router writes it: `$name` is a part, `{-$name}` one that may be left out. */
  path: string;
  screen: RouteComponent;
  /** No group means everyone. */
  auth?: Group;
  /** `app`: navigation and toolbar around it. `bare`: the screen brings its own frame (guest, wizard, plain). */
  layout: 'app' | 'bare';
}

export const routeRows: readonly RouteRow[] = [
  // Errors
  {
    path: '/error/404',
    layout: 'bare',
    screen: lazyRouteComponent(() => import('./shell/ErrorScreens.tsx'), 'Error404Screen'),
  },
  {
    path: '/error/500',
    layout: 'bare',
    screen: lazyRouteComponent(() => import('./shell/ErrorScreens.tsx'), 'Error500Screen'),
  },
];
