import type { PaletteEntry } from '@tabellion/features/search/web/public.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import type { NavItem } from '@tabellion/ui/shell/Nav.tsx';
import { type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Building2, FileInput, type LucideIcon, User, UserPlus } from 'lucide-react';
import { useGo } from '../useGo.ts';

const SHAREHOLDERS = '/shares/shareholders';

/** The pages of the navigation, and those that have no organization. */
export function usePages(items: readonly NavItem[]): readonly PaletteEntry[] {
  const text = useText();
  const go = useGo();
  const maySubUsers = useMay('members.manage');
  const page = (label: TextKey, icon: LucideIcon, to: string) => ({ key: to, label: text(label), icon, to });
  const mayImport = useMay('shares.edit');
  // Where the registers are, another may be brought; before, there is only the wizard.
  const registers = items.find(({ key }) => key === 'shareholders')?.to ?? '';
  const isOnRecord = registers.endsWith(SHAREHOLDERS);
  const organization = registers.slice(0, -SHAREHOLDERS.length);
  const pages = [
    ...items,
    ...(mayImport && isOnRecord
      ? [page('register.import', FileInput, `${organization}/organization/import`)]
      : []),
    page('shell.profile', User, '/app/profile'),
    page('shell.nav.landing', Building2, '/landingPage'),
    ...(maySubUsers ? [page('shell.subUser', UserPlus, '/app/org/setting/subuser')] : []),
  ];
  return pages.map(({ key, label, icon, to }) => ({
    key: `page ${key}`,
    label,
    words: label,
    icon,
    run: () => void go(to),
  }));
}
