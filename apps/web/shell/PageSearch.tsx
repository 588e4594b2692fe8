import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { NavList, type NavSection } from '@tabellion/ui/shell/Nav.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

/** 'Search for an app or page': up to ten matches of the navigation, by the box or by Ctrl or Cmd with K. */
export function PageSearch({ sections }: { sections: readonly NavSection[] }) {
  const text = useText();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);

  return (
    <>
      <button
        type="button"
        className="search"
        aria-label={text('shell.search')}
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} />
        <span className="trunc">{text('shell.search')}</span>
        <kbd dir="ltr">Ctrl K</kbd>
      </button>
      {open && (
        <Dialog title={text('shell.search')} onClose={() => setOpen(false)}>
          <NavList sections={sections} search onLeave={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
