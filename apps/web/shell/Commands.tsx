import { Icon } from '@tabellion/ui/components/Icon.tsx';
import type { NavItem } from '@tabellion/ui/shell/Nav.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useAppearance } from '@tabellion/ui/theme/AppearanceProvider.tsx';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CommandPaletteProps } from './palette/CommandPalette.tsx';
import { useGo } from './useGo.ts';
import { useKeys } from './useKeys.ts';

/** Both are fetched when they are first opened. */
const CommandPalette = lazy(async () => ({
  default: (await import('./palette/CommandPalette.tsx')).CommandPalette,
}));
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

/** The second letter after `g` -> a key of the navigation. */
const goLetters = { d: 'dashboard', m: 'document', s: 'shareholders' } as const;

/** The palette and its box in the toolbar, the keys, and the dialog that tells them. */
export function Commands(props: Omit<CommandPaletteProps, 'onKeys' | 'onClose'>) {
  const go = useGo();
  const { appearance } = useAppearance();
  const [open, setOpen] = useState<'palette' | 'keys'>();
  const items = props.sections.flatMap((section) => section.items);
  const places: Record<string, NavItem> = {};
  for (const [letter, page] of Object.entries(goLetters)) {
    const item = items.find(({ key }) => key === page);
    if (item !== undefined) places[letter] = item;
  }
  useKeys({
    single: appearance.keys,
    onPalette: () => setOpen('palette'),
    onHelp: () => setOpen('keys'),
    onGo: (letter) => {
      const to = places[letter]?.to;
      if (to !== undefined) void go(to);
    },
  });
  const close = () => setOpen(undefined);
  return (
    <>
      <PageSearch onOpen={() => setOpen('palette')} />
      <Suspense>
        {open === 'palette' && <CommandPalette {...props} onKeys={() => setOpen('keys')} onClose={close} />}
        {open === 'keys' && <KeysDialog places={places} onClose={close} />}
      </Suspense>
    </>
  );
}

/** The box in the toolbar that opens the palette, as Ctrl or Cmd with K does; the sheet draws the keys, which are no part
 *  of its name. */
function PageSearch({ onOpen }: { onOpen(): void }) {
  const text = useText();
  return (
    <button
      type="button"
      className="search"
      aria-label={text('search.open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <Icon of={Search} />
      <span className="trunc">{text('search.open')}</span>
      <kbd dir="ltr" data-keys="Ctrl K" />
    </button>
  );
}
