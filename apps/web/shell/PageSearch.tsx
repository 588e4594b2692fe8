import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Search } from 'lucide-react';

/** The box in the toolbar that opens the palette, as Ctrl or Cmd with K does; the sheet draws the keys, which are no part
 *  of its name. */
export function PageSearch({ onOpen }: { onOpen(): void }) {
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
