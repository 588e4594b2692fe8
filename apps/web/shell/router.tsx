import { Loading } from '@tabellion/ui/components/States.tsx';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { type RouteRow, routeRows } from '../routes.tsx';
import { guard, startPage } from './guard.ts';
import { Rights } from './Rights.tsx';

/** Builds the router from the table of routes. The frame of the application is fetched only for routes inside it. */
export function buildRouter(rows: readonly RouteRow[] = routeRows) {
  const root = createRootRoute({
    component: Root,
  });
  const frame = createRoute({
    getParentRoute: () => root,
    id: 'frame',
    component: lazyRouteComponent(() => import('./AppFrame.tsx'), 'AppFrame'),
  });
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: startPage(), replace: true });
    },
  });
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/error/404', replace: true });
    },
  });
  const screenRoute = (row: RouteRow) =>
    createRoute({
      getParentRoute: () => (row.layout === 'app' ? frame : root),
      path: row.path,
      component: row.screen,
      beforeLoad: ({ location }) => guard(row.auth, location.href),
    });
  const inFrame = rows.filter((row) => row.layout === 'app').map(screenRoute);
  const bare = rows.filter((row) => row.layout === 'bare').map(screenRoute);
  return createRouter({
    routeTree: root.addChildren([start, ...bare, frame.addChildren(inFrame), unknown]),
    defaultPreload: 'intent',
    defaultPendingComponent: Loading,
    defaultPendingMs: 0,
    defaultErrorComponent: lazyRouteComponent(() => import('./ErrorScreens.tsx'), 'Error500Screen'),
    scrollRestoration: true,
  });
}

const Root = () => (
  <Rights>
    <Outlet />
  </Rights>
);
