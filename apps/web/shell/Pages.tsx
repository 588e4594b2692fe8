import { hidesFiling } from '@tabellion/features/filings/rules/hidesFiling.ts';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { lazyScreen } from '@tabellion/ui/router/lazyScreen.ts';
import { type Matched, matcherOf } from '@tabellion/ui/router/match.ts';
import { PageProvider } from '@tabellion/ui/router/page.ts';
import { settleScroll } from '@tabellion/ui/router/scroll.ts';
import { type ReactNode, Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import { type RouteRow, routeRows } from '../routes.tsx';
import { Unbroken } from './Broken.tsx';
import { Guarded } from './Guarded.tsx';
import { filingHiddenMarkerOf } from './installation.ts';
import { LeaveStart } from './LeaveStart.tsx';

interface FrameProps {
  children: ReactNode;
}

const members = lazyScreen<'Members', FrameProps>(() => import('./Members.tsx'), 'Members');
const contributions = lazyScreen<'Contributions', FrameProps>(
  () => import('@tabellion/features/pages/web/Contributions.tsx'),
  'Contributions',
);
const appFrame = lazyScreen<'AppFrame', FrameProps>(() => import('./AppFrame.tsx'), 'AppFrame');

/** Sign-in stands alone; around all else come words, readings and rights, around the screens of the application its frame,
 *  and around registers what features add to each other's pages. */
const framesOf = {
  light: [],
  bare: [members],
  app: [members, appFrame],
  register: [members, appFrame, contributions],
} satisfies Record<RouteRow['layout'], unknown>;

const start: RouteRow = {
  path: '/',
  layout: 'light',
  screen: { Component: LeaveStart, preload: () => undefined },
};

const absentScreen = lazyScreen(() => import('./AbsentScreen.tsx'), 'AbsentScreen');

/** The page of a path that no row answers. Within an organization its navigation stays around it, but for those who
 *  sign. */
function absent(pathname: string): Matched<RouteRow> {
  const within = /^\/app\/org\/([^/]+)\/(?!\w*signature)/i.exec(pathname);
  const route = { path: '', screen: absentScreen } as const;
  const [, orgId] = within ?? [];
  if (orgId === undefined) return { route: { ...route, layout: 'bare' }, params: {} };
  return { route: { ...route, layout: 'app', auth: 'user' }, params: { org_unique_id: orgId } };
}

type PageOf = (pathname: string) => Matched<RouteRow>;

export function pagesOf(rows: readonly RouteRow[]): PageOf {
  const match = matcherOf([start, ...rows]);
  return (pathname) => match(pathname) ?? absent(pathname);
}

const filingPath = '/app/org/$org_unique_id/organization/filing';

/** The rows that a host answers: one that hides Filing from the navigation does not open its address either. */
export const rowsOn = (host: string, filingHiddenMarker: string | null): readonly RouteRow[] =>
  hidesFiling(filingHiddenMarker, host) ? routeRows.filter(({ path }) => path !== filingPath) : routeRows;

export const productPages = pagesOf(rowsOn(window.location.host, filingHiddenMarkerOf(document)));

/** Fetches the code of a page and of its frames. */
export function preloadPage(pathname: string, pageOf = productPages): void {
  const { screen, layout } = pageOf(pathname).route;
  for (const { preload } of [...framesOf[layout], screen]) preload();
}

/** The page of the address, for those who may open it. Frames that the next page has too stay as they are. */
export function Pages({ pageOf = productPages }: { pageOf?: PageOf }) {
  const { pathname } = useLocation();
  const { route, params } = useMemo(() => pageOf(pathname), [pageOf, pathname]);
  const page = useMemo(
    () => ({
      params,
      preload: (path: string) => preloadPage(path, pageOf),
      hasPage: (path: string) => pageOf(path).route.screen !== absentScreen,
    }),
    [params, pageOf],
  );
  const Screen = route.screen.Component;
  const screen = (
    <Suspense fallback={<Loading />}>
      <Unbroken at={pathname}>
        <Screen />
      </Unbroken>
      <ScrollSettled />
    </Suspense>
  );
  const framed = framesOf[route.layout].reduceRight<ReactNode>(
    (inner, { Component: Frame }) => (
      <Suspense fallback={<Loading />}>
        <Frame>{inner}</Frame>
      </Suspense>
    ),
    screen,
  );
  return (
    <PageProvider value={page}>
      <Guarded auth={route.auth}>{framed}</Guarded>
    </PageProvider>
  );
}

/** Scrolls once for each address, when its screen is there. */
function ScrollSettled() {
  const address = useLocation();
  const settled = useRef<typeof address>(undefined);
  useLayoutEffect(() => {
    if (settled.current === address) return;
    const isFirst = settled.current === undefined;
    settled.current = address;
    // A page that was just opened is at its top: to scroll there, the browser would lay it out once more.
    if (isFirst && address.scroll === 'start' && address.hash === '') return;
    settleScroll(address.scroll, address.hash);
  }, [address]);
  return null;
}
