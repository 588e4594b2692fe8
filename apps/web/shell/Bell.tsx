import {
  type NoticesOpen,
  NotificationBell,
} from '@tabellion/features/notifications/web/NotificationBell.tsx';
import type { NotificationsPanel } from '@tabellion/features/notifications/web/NotificationsPanel.tsx';
import { useBell, useFresh } from '@tabellion/features/notifications/web/useBell.ts';
import { type ComponentProps, lazy } from 'react';

/** Fetched when the bell is first pressed, or the pointer rests on it. */
const Panel = lazy(async () => ({
  default: (await import('@tabellion/features/notifications/web/NotificationsPanel.tsx')).NotificationsPanel,
}));

interface BellProps {
  orgId: string;
  open: NoticesOpen;
  onOpen(open: NoticesOpen): void;
}

/** The bell reads for itself: what it hears draws the bell anew, and not the whole frame. */
export function Bell({ orgId, open, onOpen }: BellProps) {
  const { isPending, work } = useBell(orgId);
  useFresh();
  return <NotificationBell pending={isPending} count={work} open={open} onOpen={onOpen} />;
}

export function Notices(props: Omit<ComponentProps<typeof NotificationsPanel>, 'bell'>) {
  return <Panel {...props} bell={useBell(props.orgId)} />;
}
