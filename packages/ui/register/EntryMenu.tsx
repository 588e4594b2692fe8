import type { MenuItem } from '../layers/Menu.tsx';
import { type AddedToMenu, RowMenu } from '../layers/RowMenu.tsx';
import { useSlot } from '../slots.ts';

interface EntryMenuProps {
  orgId: string;
  entryId: string;
  /** Of what, for the button. */
  name: string;
  /** What the page itself offers, before the others. */
  items?: readonly MenuItem[];
  added?: readonly AddedToMenu[];
}

declare module '../slots.ts' {
  interface Slots {
    /** The menu of a line about a recorded entry: further lines, and what they open. */
    'entry.menu': { gives: Pick<EntryMenuProps, 'orgId' | 'entryId'>; takes: AddedToMenu };
  }
}

/** What can be done with the recorded entry of which a line tells. */
export function EntryMenu({ orgId, entryId, name, items = [], added = [] }: EntryMenuProps) {
  return <RowMenu {...{ name, items }} added={[...added, ...useSlot('entry.menu', { orgId, entryId })]} />;
}
