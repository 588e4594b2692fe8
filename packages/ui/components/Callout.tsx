import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, err: CircleAlert } as const;

interface CalloutProps {
  tone?: keyof typeof icons;
  icon?: LucideIcon;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end; below the words on phones. */
  actions?: ReactNode;
  /** Spoken at once when it appears: for what has just gone wrong. */
  alert?: boolean;
}

/** A note in the page that matters more than the text around it. */
export function Callout({ tone = 'info', icon, title, children, actions, alert }: CalloutProps) {
  return (
    <div className={tone === 'info' ? 'note' : `note note--${tone}`} role={alert ? 'alert' : undefined}>
      <Icon of={icon ?? icons[tone]} />
      <div className="grow">
        {/* No heading: a note may stand anywhere in the outline of a page. */}
        {title && <p className="note__title">{title}</p>}
        {children && <div className={title ? 't12' : undefined}>{children}</div>}
      </div>
      {actions && <div className="note__actions">{actions}</div>}
    </div>
  );
}
