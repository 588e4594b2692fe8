import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../components/Button.tsx';
import { useText } from '../text/LanguageProvider.tsx';

interface PanelProps {
  title: ReactNode;
  badge?: ReactNode;
  onClose(): void;
  /** Which place from the edge: two panels may stand open side by side. */
  place?: 0 | 1;
  /** Takes no focus and needs none to close: the pointer alone opened it. */
  quiet?: boolean | undefined;
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * Stands beside the page without dimming it: notifications, theme settings. Focus goes in and comes back; Esc closes. It
 * gives way when the focus goes on to what it covers (WCAG 2.4.11).
 */
export function Panel({ title, badge, onClose, place = 0, quiet = false, foot, children }: PanelProps) {
  const text = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  const panel = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    if (quiet) return onEscape(() => close.current());
    const before = document.activeElement;
    let gaveWay = false;
    const giveWay = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !covers(panel.current, target)) return;
      gaveWay = true;
      close.current();
    };
    heading.current?.focus();
    document.addEventListener('focusin', giveWay);
    return () => {
      document.removeEventListener('focusin', giveWay);
      if (!gaveWay && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [quiet]);

  return (
    <aside
      ref={panel}
      className={place === 1 ? 'panel panel--second' : 'panel'}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="panel__head">
        <div className="row">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {badge}
        </div>
        <IconButton icon={X} label={text('ui.close')} onClick={onClose} />
      </div>
      <div className="panel__body">{children}</div>
      {foot && <div className="drawer__foot">{foot}</div>}
    </aside>
  );
}

function onEscape(act: () => void): () => void {
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') act();
  };
  document.addEventListener('keydown', key);
  return () => document.removeEventListener('keydown', key);
}

/** An element in a dialog or another panel lies above this panel, whatever their places are. */
function covers(panel: HTMLElement | null, element: Element): boolean {
  if (panel === null || element.closest('dialog, .panel') !== null) return false;
  const [over, under] = [panel, element].map((one) => one.getBoundingClientRect());
  return over !== undefined && under !== undefined && under.right > over.left && under.left < over.right;
}
