import type { ReactNode } from 'react';
import type { Column } from '../components/Table.tsx';
import type { MenuItem } from '../layers/Menu.tsx';
import { type AddedToMenu, RowMenu } from '../layers/RowMenu.tsx';
import { useSlot } from '../slots.ts';
import type { Text } from '../text/LanguageProvider.tsx';

interface EntryMenuProps {
  orgId: string;
  entryId: string;
  /** The subject of the entry, for the button. */
  name: string;
  /** A form of its page corrects it, and no other. */
  hasOwnForm?: boolean | undefined;
  /** Items that the page itself offers, before the others. */
  items?: readonly MenuItem[];
  added?: readonly AddedToMenu[];
}

declare module '../slots.ts' {
  interface Slots {
    /** The menu of a line about a recorded entry: further lines, and what they open. */
    'entry.menu': { gives: Pick<EntryMenuProps, 'orgId' | 'entryId' | 'hasOwnForm'>; takes: AddedToMenu };
  }
}

/** Acts on the recorded entry of which a line tells. */
export function EntryMenu({ orgId, entryId, name, hasOwnForm, items = [], added = [] }: EntryMenuProps) {
  const others = useSlot('entry.menu', { orgId, entryId, hasOwnForm });
  return <RowMenu name={name} items={items} added={[...added, ...others]} />;
}

/** Actions on a line, at its end: one column, or none where no action is allowed. */
export const actColumn = <Row,>(act: ((row: Row) => ReactNode) | undefined, text: Text): Column<Row>[] =>
  act === undefined
    ? []
    : [
        {
          key: 'act',
          head: <span className="sr">{text('register.actions')}</span>,
          width: 48,
          share: 44,
          card: 'act',
          cell: act,
        },
      ];
