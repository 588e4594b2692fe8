import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Bell } from 'lucide-react';

interface BellProps {
  /** A red dot when something is pending. */
  pending: boolean;
  open: boolean;
  onToggle(): void;
}

export function NotificationBell({ pending, open, onToggle }: BellProps) {
  const text = useText();
  const label = text(pending ? 'shell.notifications.pending' : 'shell.notifications');
  return (
    <button
      type="button"
      className={`btn btn--ghost btn--icon${pending ? ' dot' : ''}`}
      aria-label={label}
      title={label}
      aria-expanded={open}
      onClick={onToggle}
    >
      <Icon of={Bell} />
    </button>
  );
}
