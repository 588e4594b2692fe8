import { Ellipsis } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { Menu, type MenuItem } from './Menu.tsx';

/** What can be done with a row, behind "…" at its end; nothing where that is nothing.
 *  @param name  of what the row tells, for the name of the button */
export function RowMenu({ name, items }: { name: string; items: readonly MenuItem[] }) {
  const text = useText();
  if (items.length === 0) return null;
  return (
    <Menu
      label={text('ui.actions', { name })}
      button={<Icon of={Ellipsis} />}
      buttonClassName="btn btn--icon btn--ghost btn--sm no-print"
      items={items}
    />
  );
}
