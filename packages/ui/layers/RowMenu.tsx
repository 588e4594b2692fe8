import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../components/Icon.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { Menu, type MenuItem } from './Menu.tsx';

/** Lines that a later feature adds to the menu of a row, and what they open. */
export interface AddedToMenu {
  items: readonly MenuItem[];
  layer: ReactNode;
}

interface RowMenuProps {
  /** The subject of the row, for the name of the button. */
  name: string;
  items: readonly MenuItem[];
  added?: readonly AddedToMenu[];
}

/** Acts on a row, behind "…" at its end; nothing where there are none. */
export function RowMenu({ name, items: own, added = [] }: RowMenuProps) {
  const text = useText();
  const items = [...own, ...added.flatMap((one) => one.items)];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={text('ui.actions', { name })}
        button={<Icon of={Ellipsis} />}
        buttonClassName="btn btn--icon btn--ghost btn--sm"
        items={items}
      />
      {added.map(({ layer }) => layer)}
    </>
  );
}
