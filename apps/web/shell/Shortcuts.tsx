import { updateUser, verifySession } from '@tabellion/features/entry/contract.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { IconButton } from '@tabellion/ui/components/Button.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { SearchInput } from '@tabellion/ui/components/SearchInput.tsx';
import { staysOpen, useHover } from '@tabellion/ui/layers/useHover.ts';
import { usePopover } from '@tabellion/ui/layers/usePopover.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import type { NavSection } from '@tabellion/ui/shell/Nav.tsx';
import { fold } from '@tabellion/ui/text/fold.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Star, StarOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface ShortcutsProps {
  sections: readonly NavSection[];
  /** Ids of navigation items, as the account keeps them. */
  chosen: readonly string[];
}

/** The star: the reader's own pages, then all others, and a search among them. */
export function Shortcuts({ sections, chosen }: ShortcutsProps) {
  const text = useText();
  const { open, setOpen, anchor, floating, style } = usePopover('end');
  const area = useRef<HTMLSpanElement>(null);
  useHover(area, { setOpen });
  // The pointer alone leaves the focus where it is: somebody may be typing.
  const [isPressed, setPressed] = useState(false);
  const [wanted, setWanted] = useState('');
  const save = useCall(updateUser);
  const readings = useReadings();
  const items = sections.flatMap((section) => section.items);
  const found = items.filter((item) => fold(item.label).includes(fold(wanted.trim())));
  const isKept = ({ key }: { key: string }) => chosen.includes(key);
  const shown = [...found.filter(isKept), ...found.filter((item) => !isKept(item))];
  useEffect(() => {
    if (!open) setPressed(false);
    else if (isPressed) floating.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [open, isPressed, floating]);

  const toggle = async (key: string) => {
    const shortcuts = chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
    const answer = await save.run({ body: { data: { shortcuts } } });
    if (answer.ok) await readings.again(verifySession);
  };

  return (
    <span ref={area} className="not-phone">
      <button
        ref={anchor}
        type="button"
        className="btn btn--ghost btn--icon"
        aria-label={text('shell.shortcuts')}
        title={text('shell.shortcuts')}
        aria-expanded={open}
        onClick={(event) => {
          setPressed(true);
          setOpen(staysOpen(open, event));
        }}
      >
        <Icon of={Star} />
      </button>
      {open && (
        <div ref={floating} className="popover menu switcher" style={style}>
          <SearchInput label={text('shell.search')} value={wanted} onChange={setWanted} />
          <ul>
            {shown.map((item) => {
              const kept = isKept(item);
              return (
                <li key={item.key} className="row">
                  <Link className="menu__item grow" to={item.to} onClick={() => setOpen(false)}>
                    <Icon of={item.icon} />
                    {item.label}
                  </Link>
                  <IconButton
                    icon={kept ? StarOff : Star}
                    size="sm"
                    label={text(kept ? 'shell.shortcuts.remove' : 'shell.shortcuts.add', {
                      page: item.label,
                    })}
                    onClick={() => void toggle(item.key)}
                  />
                </li>
              );
            })}
          </ul>
          {shown.length === 0 && <p className="menu__note">{text('ui.nothing.title')}</p>}
        </div>
      )}
    </span>
  );
}
