import type { Hit } from '@tabellion/features/search/contract.ts';
import { Palette, type PaletteGroup } from '@tabellion/features/search/web/public.ts';
import type { NavSection } from '@tabellion/ui/shell/Nav.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { AccountOrganization } from '../useAccount.ts';
import { useGo } from '../useGo.ts';
import { type ActionProps, useActions } from './useActions.ts';
import { useOrganizations } from './useOrganizations.tsx';
import { usePages } from './usePages.ts';

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

/** A holder has a page of his own, and a certificate its line there. */
function partOf(hit: Hit): string {
  if (!('holder_id' in hit) || hit.holder_id === null) return '';
  return hit.kind === 'person' ? `/${hit.holder_id}` : `/${hit.holder_id}#${hit._id}`;
}
