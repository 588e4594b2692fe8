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
  foot?: ReactNode;
  children: ReactNode;
}

/** Stands beside the page without dimming it: notifications, theme settings. Focus goes in and comes back; Esc closes. */
export function Panel({ title, badge, onClose, place = 0, foot, children }: PanelProps) {
  const text = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <aside
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
