import { readNotification } from '@tabellion/features/organizations/contract.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { StatusBadge } from '@tabellion/ui/components/Badge.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Panel } from '@tabellion/ui/layers/Panel.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Link } from '@tanstack/react-router';
import { Bell, BellRing, CalendarClock } from 'lucide-react';

type Notice = ReplyOf<typeof readNotification>[number];

/** What waits in the organization on the page; nothing without one. */
export function useNotices(orgId: string | undefined): readonly Notice[] {
  const may = useMay('organization.read');
  const notices = useRead(
    readNotification,
    { params: { id: orgId ?? '' } },
    { when: orgId !== undefined && may },
  );
  return notices.data ?? [];
}

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

interface PanelProps {
  orgId: string;
  notices: readonly Notice[];
  place: 0 | 1;
  onClose(): void;
}

/** The right-hand Notifications panel; each notice leads to where it is answered. */
export function NotificationsPanel({ orgId, notices, place, onClose }: PanelProps) {
  const text = useText();
  return (
    <Panel
      title={text('shell.notifications')}
      badge={notices.length > 0 && <StatusBadge tone="info">{notices.length}</StatusBadge>}
      place={place}
      onClose={onClose}
    >
      {notices.length === 0 ? (
        <EmptyState icon={BellRing} title={text('shell.notifications.none')} />
      ) : (
        <ul className="list">
          {notices.map((notice) => (
            <li key={notice.type}>
              <Icon of={CalendarClock} />
              <div className="grow">
                <Link to={`/app/org/${orgId}/dashboard`} onClick={onClose}>
                  <b>{notice.title}</b>
                </Link>
                <p className="t12 muted">{notice.message}</p>
                {notice.due_date && (
                  <p className="t12 muted">
                    <DateText date={notice.due_date} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
