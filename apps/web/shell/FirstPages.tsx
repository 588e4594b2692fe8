import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { lazyScreen } from '@tabellion/ui/router/lazyScreen.ts';
import { matcherOf } from '@tabellion/ui/router/match.ts';
import { Suspense, useMemo } from 'react';
import { lightRows } from '../lightRoutes.ts';
import { Page } from './Page.tsx';
import { start } from './start.ts';

const match = matcherOf([start, ...lightRows]);

/** Pages and routes behind the first load, which name every file of the product. */
const behind = () => import('./Pages.tsx');
const pages = lazyScreen(behind, 'Pages');

/** The page of the address: one that the first load knows, or of all pages. */
export function FirstPages() {
  const { pathname } = useLocation();
  const matched = useMemo(() => match(pathname), [pathname]);
  if (matched !== undefined) return <Page matched={matched} preload={preloadPage} />;
  return (
    <Suspense fallback={<Loading />}>
      <pages.Component />
    </Suspense>
  );
}

/** Fetches the code of a page and of its frames. What goes wrong is seen when it is shown. */
export function preloadPage(pathname: string): void {
  const matched = match(pathname);
  if (matched === undefined)
    void behind().then(
      (all) => all.preloadPage(pathname),
      () => undefined,
    );
  else matched.route.screen.preload();
}
