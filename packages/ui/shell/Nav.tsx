import { type LucideIcon, MoreHorizontal } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { SearchInput } from '../components/SearchInput.tsx';
import { useLocation } from '../router/address.ts';
import { Link } from '../router/Link.tsx';
import { fold } from '../text/fold.ts';
import { useText } from '../text/LanguageProvider.tsx';

export interface NavItem {
  key: string;
  label: string;
  icon: LucideIcon;
  /** The whole path, filled in. */
  to: string;
  /** The number of items that wait there. */
  count?: number | undefined;
  /** Other paths that belong to this item. */
  also?: readonly string[];
}

export interface NavSection {
  key: string;
  /** The first section has none. */
  label?: string;
  items: readonly NavItem[];
}

/** Specification section 9: navigation search suggestions. */
const MATCHES = 10;

interface NavListProps {
  sections: readonly NavSection[];
  search?: boolean;
  onLeave?: (() => void) | undefined;
}

/** The items in their groups; with the search, up to ten matches, or 'No results..'. */
export function NavList({ sections, search, onLeave }: NavListProps) {
  const text = useText();
  const [wanted, setWanted] = useState('');
  const items = sections.flatMap((section) => section.items);
  const current = useCurrent(items);
  const matches =
    wanted.trim() === ''
      ? undefined
      : items.filter((item) => fold(item.label).includes(fold(wanted))).slice(0, MATCHES);
  return (
    <>
      {search && (
        <div className="nav__search">
          <SearchInput label={text('ui.nav.search')} value={wanted} onChange={setWanted} />
        </div>
      )}
      <div className="nav__list">
        {matches ? (
          <>
            {matches.map((item) => (
              <Item key={item.key} item={item} current={item.key === current} onLeave={onLeave} />
            ))}
            {matches.length === 0 && <p className="nav__none">{text('ui.nothing.title')}</p>}
          </>
        ) : (
          sections.map((section) => (
            <Group key={section.key} label={section.label}>
              {section.items.map((item) => (
                <Item key={item.key} item={item} current={item.key === current} onLeave={onLeave} />
              ))}
            </Group>
          ))
        )}
      </div>
    </>
  );
}

const Group = ({ label, children }: { label: string | undefined; children: ReactNode }) => (
  <>
    {label && <div className="nav__group">{label}</div>}
    {children}
  </>
);

interface ItemProps {
  item: NavItem;
  current: boolean;
  onLeave?: (() => void) | undefined;
}

function Item({ item, current, onLeave }: ItemProps) {
  return (
    <Link
      className="nav__item"
      to={item.to}
      title={item.label}
      aria-current={current ? 'page' : undefined}
      onClick={onLeave}
    >
      <Icon of={item.icon} />
      <span>{item.label}</span>
      {item.count ? <span className="count">{item.count}</span> : null}
    </Link>
  );
}

interface TabBarProps {
  sections: readonly NavSection[];
  keys: readonly string[];
  onMore(): void;
}

/** The main items at the foot of phones; "More" opens the whole navigation, and is marked where the page is none of them. */
export const TabBar = memo(function TabBar({ sections, keys, onMore }: TabBarProps) {
  const text = useText();
  const items = sections.flatMap((section) => section.items);
  const current = useCurrent(items);
  const shown = keys.flatMap((key) => items.find((item) => item.key === key) ?? []);
  const isElsewhere = current !== undefined && shown.every(({ key }) => key !== current);
  return (
    <nav className="tabbar" aria-label={text('ui.nav.tabs')}>
      {shown.map((item) => (
        <Tab key={item.key} item={item} current={item.key === current} />
      ))}
      <button type="button" aria-current={isElsewhere || undefined} onClick={onMore}>
        <Icon of={MoreHorizontal} />
        <span>{text('ui.nav.more')}</span>
      </button>
    </nav>
  );
});

function Tab({ item, current }: { item: NavItem; current: boolean }) {
  return (
    <Link to={item.to} aria-current={current ? 'page' : undefined}>
      <Icon of={item.icon} />
      <span>{item.label}</span>
    </Link>
  );
}

/** The item that the address belongs to: of several, the one whose path says most of it. */
function useCurrent(items: readonly NavItem[]): string | undefined {
  const { pathname } = useLocation();
  let best: { key: string; length: number } | undefined;
  for (const { key, to, also = [] } of items) {
    for (const path of [to, ...also]) {
      if (pathname !== path && !pathname.startsWith(`${path}/`)) continue;
      if (best === undefined || path.length > best.length) best = { key, length: path.length };
    }
  }
  return best?.key;
}
