import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { memo, type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { BrandFoot, BrandLogo } from '../brand/brand.tsx';
import { IconButton } from '../components/Button.tsx';
import { useLater } from '../components/Loading.tsx';
import { Skeleton } from '../components/States.tsx';
import { useModal } from '../layers/useModal.ts';
import { useText } from '../text/LanguageProvider.tsx';
import { useAppearance } from '../theme/AppearanceProvider.tsx';
import { NavList, type NavSection, TabBar } from './Nav.tsx';
import { useWide } from './useWide.ts';
import { whenAtRest } from './whenAtRest.ts';

interface AppShellProps {
  nav: readonly NavSection[];
  /** The keys of up to four items for the bar at the foot of phones; undefined until they are known. */
  tabs: readonly string[] | undefined;
  /** Start of the toolbar: the organization switcher. */
  switcher?: ReactNode;
  /** End of the toolbar: search, language, bell, settings, profile. */
  tools: ReactNode;
  /** The foot of the navigation, such as the language on a phone. */
  navFoot?: ReactNode;
  /** The top of every print. */
  paperHead?: ReactNode;
  /** Panels that stand beside the page. */
  panels?: ReactNode;
  children: ReactNode;
}

/** The frame of the application: navigation the full height, the toolbar right of it, the page, a bar on phones. */
export function AppShell({
  nav,
  tabs,
  switcher,
  tools,
  navFoot,
  paperHead,
  panels,
  children,
}: AppShellProps) {
  const text = useText();
  const { appearance, change } = useAppearance();
  const wide = useWide();
  const drawer = useNavDrawer(!wide && nav.length > 0);
  const layout = appearance.layout === 'side' ? '' : ` is-${appearance.layout}`;
  const folded = appearance.layout === 'folded';
  // Before the first organization there is nowhere to go: no empty column stands beside the page.
  const isBare = tabs !== undefined && nav.length === 0;
  const isWaiting = useLater() && tabs === undefined;
  return (
    <>
      <a className="skip btn" href="#main">
        {text('ui.skip')}
      </a>
      <div className={isBare ? 'shell is-bare' : `shell has-tabbar${layout}`}>
        {!isBare && wide && (
          <Navigation
            sections={nav}
            foot={navFoot}
            isWaiting={isWaiting}
            folded={folded}
            onFold={() => change({ layout: folded ? 'side' : 'folded' })}
          />
        )}
        <div className="shell__column">
          <header className="top">
            {isBare ? (
              <BrandLogo height={24} />
            ) : (
              <span className="only-phone">
                <IconButton icon={MenuIcon} label={text('ui.nav.open')} onClick={drawer.open} />
              </span>
            )}
            {switcher}
            {isWaiting && <Skeleton width={160} height={20} />}
            <span className="grow" />
            {tools}
          </header>
          <main className="main" id="main" tabIndex={-1}>
            {paperHead}
            {children}
          </main>
        </div>
        <footer className="pagefoot">
          <BrandFoot />
        </footer>
        {panels}
      </div>
      {isWaiting && !wide && <div className="tabbar" aria-hidden="true" />}
      {tabs && !isBare && <TabBar sections={nav} keys={tabs} onMore={drawer.open} />}
      {drawer.state !== 'absent' && (
        <NavDrawer sections={nav} foot={navFoot} open={drawer.state === 'open'} onClose={drawer.close} />
      )}
    </>
  );
}

interface NavigationProps {
  sections: readonly NavSection[];
  foot: ReactNode;
  /** Its items are not known yet. */
  isWaiting?: boolean;
  folded?: boolean;
  onFold?(): void;
  onLeave?(): void;
}

/** Drawn anew for other sections only, not when the drawer around it opens. */
const Navigation = memo(function Navigation({
  sections,
  foot,
  isWaiting = false,
  folded,
  onFold,
  onLeave,
}: NavigationProps) {
  const text = useText();
  return (
    <nav className="nav" aria-label={text('ui.nav.label')}>
      <div className="nav__head">
        <BrandLogo height={24} />
        {onFold && (
          <IconButton
            icon={PanelLeft}
            flip
            label={text(folded ? 'ui.nav.unfold' : 'ui.nav.fold')}
            aria-expanded={!folded}
            onClick={onFold}
          />
        )}
      </div>
      {isWaiting ? (
        <NavSkeleton />
      ) : (
        <NavList sections={sections} onLeave={onLeave} search={onLeave !== undefined} />
      )}
      {foot && <div className="nav__foot">{foot}</div>}
    </nav>
  );
});

const barWidths = ['52%', '64%', '60%', '56%', '68%', '48%', '58%', '66%'] as const;

/** Bars in the places of the items. */
const NavSkeleton = () => (
  <div className="nav__list" aria-hidden="true">
    {barWidths.map((width) => (
      <span key={width} className="nav__item">
        <Skeleton width={width} />
      </span>
    ))}
  </div>
);

/** The navigation on a phone. Once the page is at rest it is drawn ahead and unseen: pressed, it only has to open. */
function useNavDrawer(isWanted: boolean) {
  const [state, setState] = useState<'absent' | 'ready' | 'open'>('absent');
  const isDue = isWanted && state === 'absent';
  useEffect(() => {
    if (!isDue) return;
    return whenAtRest(() => startTransition(() => setState(nextOf)));
  }, [isDue]);
  const open = useCallback(() => setState('open'), []);
  const close = useCallback(() => setState('absent'), []);
  return { state, open, close };
}

const nextOf = (state: 'absent' | 'ready' | 'open') => (state === 'absent' ? 'ready' : state);

function NavDrawer({
  sections,
  foot,
  open,
  onClose,
}: {
  sections: readonly NavSection[];
  foot: ReactNode;
  open: boolean;
  onClose(): void;
}) {
  const text = useText();
  const ref = useModal(onClose, open);
  return (
    <dialog
      ref={ref}
      className="drawer drawer--nav"
      aria-label={text('ui.nav.label')}
      onPointerDown={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <Navigation sections={sections} foot={foot} onLeave={onClose} />
    </dialog>
  );
}
