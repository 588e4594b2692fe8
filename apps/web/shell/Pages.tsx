import { hidesFiling } from '@tabellion/features/filings/rules/hidesFiling.ts';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { type LazyScreen, lazyScreen } from '@tabellion/ui/router/lazyScreen.ts';
import { type Matched, matcherOf } from '@tabellion/ui/router/match.ts';
import { useCallback, useMemo } from 'react';
import type { RouteRow } from '../lightRoutes.ts';
import { routeRows } from '../routes.tsx';
import { filingHiddenMarkerOf } from './installation.ts';
import { type FrameProps, Page } from './Page.tsx';
import { start } from './start.ts';

const members = lazyScreen<'Members', FrameProps>(() => import('./Members.tsx'), 'Members');
const contributions = lazyScreen<'Contributions', FrameProps>(
  () => import('@tabellion/features/pages/web/Contributions.tsx'),
  'Contributions',
);
const appFrame = lazyScreen<'AppFrame', FrameProps>(() => import('./AppFrame.tsx'), 'AppFrame');

/** Sign-in stands alone; around all else come words, readings and rights, around the screens of the application its frame,
 *  and around registers what features add to each other's pages. */
const framesOf: Readonly<Record<RouteRow['layout'], readonly LazyScreen<FrameProps>[]>> = {
  light: [],
  bare: [members],
  app: [members, appFrame],
  register: [members, appFrame, contributions],
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

/** Fetches the code of a page and of its frames, each in a task of its own: a browser needs time for each file that it is
 *  told to fetch, and a slow phone hears nobody meanwhile. */
export function preloadPage(pathname: string, pageOf = productPages): void {
  const { screen, layout } = pageOf(pathname).route;
  for (const { preload } of [...framesOf[layout], screen]) setTimeout(preload);
}

/** The page of the address, whichever it is. */
export function Pages({ pageOf = productPages }: { pageOf?: PageOf }) {
  const { pathname } = useLocation();
  const matched = useMemo(() => pageOf(pathname), [pageOf, pathname]);
  const preload = useCallback((path: string) => preloadPage(path, pageOf), [pageOf]);
  const hasPage = useCallback((path: string) => pageOf(path).route.screen !== absentScreen, [pageOf]);
  return (
    <Page matched={matched} frames={framesOf[matched.route.layout]} preload={preload} hasPage={hasPage} />
  );
}
