import type { Action } from '@tabellion/features/access.ts';
import { isDraft } from '@tabellion/features/organizations/rules/status.ts';
import type { PaletteEntry } from '@tabellion/features/search/web/public.ts';
import { useJudge } from '@tabellion/ui/access/MayProvider.tsx';
import { useSession } from '@tabellion/ui/session/session.tsx';
import type { NavItem } from '@tabellion/ui/shell/Nav.tsx';
import { languageNames, languages, type TextKey, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useAppearance } from '@tabellion/ui/theme/AppearanceProvider.tsx';
import {
  ArrowLeftRight,
  Keyboard,
  KeyRound,
  Languages,
  LogOut,
  type LucideIcon,
  Moon,
  Plus,
  SlidersHorizontal,
  Sun,
  UserPlus,
} from 'lucide-react';
import { type NewThing, pressNewWhenThere } from '../keys.ts';
import type { AccountOrganization } from '../useAccount.ts';
import { useGo } from '../useGo.ts';
import { mayAddCompany } from '../useSwitch.tsx';

interface Adding {
  thing: NewThing;
  label: TextKey;
  icon: LucideIcon;
  /** A key of the navigation: the page that adds it. */
  page: string;
  needs: Action;
  /** Others are not offered while the registry has the articles, nor after the end. */
  isAlwaysOpen?: true;
}

const addings: readonly Adding[] = [
  { thing: 'director', label: 'search.do.director', icon: Plus, page: 'directors', needs: 'people.edit' },
  { thing: 'officer', label: 'search.do.officer', icon: Plus, page: 'officers', needs: 'people.edit' },
  {
    thing: 'shareholder',
    label: 'search.do.shareholder',
    icon: Plus,
    page: 'shareholders',
    needs: 'shares.edit',
  },
  {
    thing: 'transfer',
    label: 'search.do.transfer',
    icon: ArrowLeftRight,
    page: 'transfers',
    needs: 'shares.edit',
  },
  {
    thing: 'member',
    label: 'search.do.member',
    icon: UserPlus,
    page: 'users',
    needs: 'members.manage',
    isAlwaysOpen: true,
  },
];

export interface ActionProps {
  current: AccountOrganization | undefined;
  onPassword(): void;
  onTheme(): void;
  onKeys(): void;
}

/** Actions open to this reader from anywhere. */
export function useActions(items: readonly NavItem[], doing: ActionProps): readonly PaletteEntry[] {
  const adding = useAddings(items, doing.current);
  const look = useLook();
  const { text } = useLanguage();
  const { close } = useSession();
  const go = useGo();
  const action = (key: string, label: string, icon: LucideIcon, run: () => void): PaletteEntry => ({
    key: `action ${key}`,
    label,
    words: label,
    icon,
    run,
  });
  return [
    ...adding,
    ...(mayAddCompany(doing.current)
      ? [action('company', text('shell.switcher.add'), Plus, () => void go('/app/onboard/location'))]
      : []),
    action('password', text('shell.nav.password'), KeyRound, doing.onPassword),
    ...look,
    action('theme', text('shell.theme.title'), SlidersHorizontal, doing.onTheme),
    action('keys', text('keys.title'), Keyboard, doing.onKeys),
    action('out', text('session.signOut'), LogOut, () => void close()),
  ];
}

function useAddings(items: readonly NavItem[], current: ActionProps['current']): PaletteEntry[] {
  const { text } = useLanguage();
  const may = useJudge();
  const go = useGo();
  const isOpen = current !== undefined && (isDraft(current.status) || current.status === 'incorporated');
  return addings.flatMap(({ thing, label, icon, page, needs, isAlwaysOpen }) => {
    const to = items.find(({ key }) => key === page)?.to;
    if (to === undefined || !may(needs) || !(isOpen || isAlwaysOpen)) return [];
    const run = async () => {
      await go(to);
      pressNewWhenThere(thing);
    };
    // An issue of shares is what adds a shareholder to the registers.
    const isIssue = thing === 'shareholder' && current?.status === 'incorporated';
    const name = text(isIssue ? 'search.do.issue' : label);
    return [{ key: `add ${thing}`, label: name, words: name, icon, run: () => void run() }];
  });
}

function useLook(): PaletteEntry[] {
  const { language, setLanguage, text } = useLanguage();
  const { change } = useAppearance();
  const isDark = document.documentElement.dataset.theme === 'dark';
  const mode = text(isDark ? 'search.do.light' : 'search.do.dark');
  return [
    {
      key: 'action mode',
      label: mode,
      words: mode,
      icon: isDark ? Sun : Moon,
      run: () => change({ theme: isDark ? 'light' : 'dark' }),
    },
    ...languages
      .filter((each) => each !== language)
      .map((each) => {
        const label = text('search.do.language', { language: languageNames[each] });
        return {
          key: `action ${each}`,
          label,
          words: label,
          icon: Languages,
          run: () => void setLanguage(each),
        };
      }),
  ];
}
