import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BrandFoot, BrandLogo } from '../brand/brand.tsx';
import { IconButton } from '../components/Button.tsx';
import { useModal } from '../layers/useModal.ts';
import { useText } from '../text/LanguageProvider.tsx';
import { useAppearance } from '../theme/AppearanceProvider.tsx';
import { NavList, type NavSection, TabBar } from './Nav.tsx';

interface AppShellProps {
  nav: readonly NavSection[];
  /** The keys of up to four items for the bar at the foot of phones; undefined until they are known. */
  tabs: readonly string[] | undefined;
  /** Start of the toolbar: the organization switcher. */
  switcher?: ReactNode;
  /** End of the toolbar: search, language, bell, settings, profile. */
  tools: ReactNode;
  /** At the foot of the navigation, such as the last checkpoint. */
  navFoot?: ReactNode;
  /** Panels that stand beside the page. */
  panels?: ReactNode;
  children: ReactNode;
}

/** The frame of the application: navigation the full height, the toolbar right of it, the page, a bar on phones. */
export function AppShell({ nav, tabs, switcher, tools, navFoot, panels, children }: AppShellProps) {
  const text = useText();
  const { appearance, change } = useAppearance();
  const [navOpen, setNavOpen] = useState(false);
  const layout = appearance.layout === 'side' ? '' : ` is-${appearance.layout}`;
  const folded = appearance.layout === 'folded';
  // Before the first organization there is nowhere to go: no empty column stands beside the page.
  const isBare = tabs !== undefined && nav.length === 0;
  return (
    <>
      <a className="skip btn" href="#main">
        {text('ui.skip')}
      </a>
      <div className={isBare ? 'shell is-bare' : `shell has-tabbar${layout}`}>
        {!isBare && (
          <Navigation
            sections={nav}
            foot={navFoot}
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
                <IconButton icon={MenuIcon} label={text('ui.nav.open')} onClick={() => setNavOpen(true)} />
              </span>
            )}
            {switcher}
            <span className="grow" />
            {tools}
          </header>
          <main className="main" id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
        <footer className="pagefoot">
          <BrandFoot />
        </footer>
        {panels}
      </div>
      {tabs && !isBare && <TabBar sections={nav} keys={tabs} onMore={() => setNavOpen(true)} />}
      {navOpen && <NavDrawer sections={nav} foot={navFoot} onClose={() => setNavOpen(false)} />}
    </>
  );
}

interface NavigationProps {
  sections: readonly NavSection[];
  foot: ReactNode;
  folded?: boolean;
  onFold?(): void;
  onLeave?(): void;
}

function Navigation({ sections, foot, folded, onFold, onLeave }: NavigationProps) {
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
      <NavList sections={sections} onLeave={onLeave} search={onLeave !== undefined} />
      {foot && <div className="nav__foot">{foot}</div>}
    </nav>
  );
}

function NavDrawer({
  sections,
  foot,
  onClose,
}: {
  sections: readonly NavSection[];
  foot: ReactNode;
  onClose(): void;
}) {
  const text = useText();
  const ref = useModal(onClose);
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
