import { Loading } from '@tabellion/ui/components/Loading.tsx';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { type RouteRow, routeRows } from '../routes.tsx';
import { Broken } from './Broken.tsx';
import { guard, leaveStart } from './guard.ts';

/**
 * Builds the router from the table of routes. Sign-in stands alone; around all else come words, readings and rights,
 * and around the screens of the application its frame. Each is fetched when a route needs it.
 */
export function buildRouter(rows: readonly RouteRow[] = routeRows) {
  const root = createRootRoute({ component: Outlet });
  const members = createRoute({
    getParentRoute: () => root,
    id: 'members',
    component: lazyRouteComponent(() => import('./Members.tsx'), 'Members'),
  });
  const frame = createRoute({
    getParentRoute: () => members,
    id: 'frame',
    component: lazyRouteComponent(() => import('./AppFrame.tsx'), 'AppFrame'),
  });
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: leaveStart,
  });
  const noScreen = createRoute({
    getParentRoute: () => members,
    path: '$',
    component: lazyRouteComponent(() => import('./AbsentScreen.tsx'), 'AbsentScreen'),
    beforeLoad: async ({ location: { pathname, href }, preload }) => {
      const { elsewhereOf } = await import('../elsewhere.ts');
      const place = elsewhereOf(pathname);
      if (place?.kind === 'absent') return guard(place.auth, href, { preload });
      throw redirect({ href: place?.to ?? '/error/404', replace: true });
    },
  });
  const parents = { light: root, bare: members, app: frame };
  const routesOf = (layout: RouteRow['layout']) =>
    rows
      .filter((row) => row.layout === layout)
      .map((row) =>
        createRoute({
          getParentRoute: () => parents[layout],
          path: row.path,
          component: row.screen,
          beforeLoad: ({ location, preload }) => guard(row.auth, location.href, { preload }),
        }),
      );
  const tree = root.addChildren([
    start,
    ...routesOf('light'),
    members.addChildren([noScreen, ...routesOf('bare'), frame.addChildren(routesOf('app'))]),
  ]);
  return createRouter({
    routeTree: tree,
    defaultPreload: 'intent',
    defaultPendingComponent: Loading,
    defaultPendingMs: 0,
    // Waiting shows only after a moment; once seen it need not stay for half a second.
    defaultPendingMinMs: 0,
    defaultErrorComponent: Broken,
    scrollRestoration: true,
  });
}
