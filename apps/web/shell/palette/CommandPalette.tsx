import { shownName } from '@tabellion/features/organizations/web/public.ts';
import type { Hit } from '@tabellion/features/search/contract.ts';
import { Palette, type PaletteEntry, type PaletteGroup } from '@tabellion/features/search/web/public.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import type { NavItem, NavSection } from '@tabellion/ui/shell/Nav.tsx';
import { type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ArrowLeftRight, Building2, FileInput, type LucideIcon, User, UserPlus } from 'lucide-react';
import type { AccountOrganization } from '../useAccount.ts';
import { useGo } from '../useGo.ts';
import { useSwitch } from '../useSwitch.tsx';
import { type ActionProps, useActions } from './useActions.ts';

export interface CommandPaletteProps extends ActionProps {
  sections: readonly NavSection[];
  organizations: readonly AccountOrganization[];
  onClose(): void;
}

/** Specification section 9: navigation search suggestions. */
const mostPages = 10;

export function CommandPalette(props: CommandPaletteProps) {
  const { sections, current, onClose } = props;
  const text = useText();
  const go = useGo();
  const items = sections.flatMap((section) => section.items);
  const groups: readonly PaletteGroup[] = [
    { key: 'pages', label: text('search.pages'), most: mostPages, entries: usePages(items) },
    { key: 'actions', label: text('search.actions'), most: 20, entries: useActions(items, props) },
    {
      key: 'organizations',
      label: text('search.organizations'),
      most: 5,
      onlyTyped: true,
      entries: useOrganizations(props.organizations, current),
    },
  ];
  return (
    <Palette
      orgId={current?.unique_id}
      groups={groups}
      onHit={(hit) => {
        const page =
          items.find(({ key }) => key === hit.place) ?? items.find(({ key }) => key === 'dashboard');
        if (page !== undefined) void go(page.to + partOf(hit));
      }}
      onClose={onClose}
    />
  );
}

/** A document and a holder have a page of their own, and a certificate its line there. */
function partOf(hit: Hit): string {
  if (hit.kind === 'document') return `/${hit._id}`;
  if (!('holder_id' in hit) || hit.holder_id === null) return '';
  return hit.kind === 'person' ? `/${hit.holder_id}` : `/${hit.holder_id}#${hit._id}`;
}

/** The reader's other organizations; the switch is asked for as the switcher asks. */
function useOrganizations(
  organizations: readonly AccountOrganization[],
  current: AccountOrganization | undefined,
): readonly PaletteEntry[] {
  const text = useText();
  const switchTo = useSwitch(current);
  return organizations
    .filter(({ unique_id }) => unique_id !== current?.unique_id)
    .map((organization) => {
      const name = shownName(organization, text);
      return {
        key: `organization ${organization.unique_id}`,
        label: <UserText>{name}</UserText>,
        words: name,
        icon: ArrowLeftRight,
        run: () => void switchTo(organization),
      };
    });
}

const SHAREHOLDERS = '/shares/shareholders';

/** The pages of the navigation, and those that have no organization. */
function usePages(items: readonly NavItem[]): readonly PaletteEntry[] {
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
