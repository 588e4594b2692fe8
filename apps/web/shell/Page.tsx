import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { useLocation } from '@tabellion/ui/router/address.ts';
import type { LazyScreen } from '@tabellion/ui/router/lazyScreen.ts';
import type { Matched } from '@tabellion/ui/router/match.ts';
import { PageProvider, type Page as PageValue } from '@tabellion/ui/router/page.ts';
import { settleScroll } from '@tabellion/ui/router/scroll.ts';
import { createContext, type ReactNode, Suspense, use, useLayoutEffect, useMemo, useRef } from 'react';
import type { RouteRow } from '../lightRoutes.ts';
import { Unbroken } from './Broken.tsx';
import { Guarded } from './Guarded.tsx';

export interface FrameProps {
  children: ReactNode;
}

interface PageProps {
  matched: Matched<RouteRow>;
  /** The outermost first. */
  frames?: readonly LazyScreen<FrameProps>[];
  preload: PageValue['preload'];
  hasPage?: (pathname: string) => boolean;
}

/** Shown while the code of a screen is fetched; a frame may say what looks like its pages. */
export const WaitingContext = createContext<ReactNode>(<Loading />);

const Waiting = () => use(WaitingContext);

const noFrames: readonly LazyScreen<FrameProps>[] = [];

/** The screen of a route in its frames, for those who may open it. Frames that the next page has too stay as they are. */
export function Page({ matched: { route, params }, frames = noFrames, preload, hasPage }: PageProps) {
  const { pathname } = useLocation();
  const page = useMemo(() => ({ params, preload, ...(hasPage && { hasPage }) }), [params, preload, hasPage]);
  const Screen = route.screen.Component;
  const screen = (
    <Suspense fallback={<Waiting />}>
      <Unbroken at={pathname}>
        <Screen />
      </Unbroken>
      <ScrollSettled />
    </Suspense>
  );
  const framed = frames.reduceRight<ReactNode>(
    (inner, { Component: Frame }) => (
      <Suspense fallback={<Waiting />}>
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
