import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { staysOpen, useHover } from '@tabellion/ui/layers/useHover.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Bell } from 'lucide-react';
import { useRef } from 'react';

/** How the panel was opened: by the pointer alone it takes no focus, and closes when the pointer leaves. */
export type NoticesOpen = 'pressed' | 'hovered' | undefined;

interface BellProps {
  /** A red dot when something is pending. */
  pending: boolean;
  /** How many things need doing now; shown where there are some. */
  count: number;
  open: NoticesOpen;
  onOpen(open: NoticesOpen): void;
}

export function NotificationBell({ pending, count, open, onOpen }: BellProps) {
  const text = useText();
  const bell = text(pending ? 'shell.notifications.pending' : 'shell.notifications');
  // No brackets: who speaks to the button says the number that stands on it, and programs pass over what is in brackets.
  const label = count > 0 ? text('shell.notifications.todo', { bell, count: String(count) }) : bell;
  const area = useRef<HTMLSpanElement>(null);
  const hover = (isOver: boolean) => {
    if (open !== 'pressed') onOpen(isOver ? 'hovered' : undefined);
  };
  useHover(area, { setOpen: hover, also: '.panel' });
  return (
    <span ref={area}>
      <button
        type="button"
        className={`btn btn--ghost btn--icon${pending ? ' dot' : ''}`}
        aria-label={label}
        title={label}
        aria-expanded={open !== undefined}
        onClick={(event) => {
          const isOpen = open === 'hovered' ? staysOpen(true, event) : open === undefined;
          onOpen(isOpen ? 'pressed' : undefined);
        }}
      >
        <Icon of={Bell} />
        {count > 0 && <small>{count}</small>}
      </button>
    </span>
  );
}
