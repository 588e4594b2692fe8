/** Notifications on events of earlier features: how the registry answered. */
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import type { NoticeKind } from '../../noticeKinds.ts';
import { organizationStatusChanged } from '../../organizations/events.ts';
import type { OrganizationStatus } from '../../organizations/rules/status.ts';
import { notifyForAnnouncement } from './public.ts';

export const handlers: Handler[] = [
  handlerOf('notifications.notifyStatus', organizationStatusChanged, async (tx, event) => {
    const kind = kindOf(event.data);
    return kind === undefined ? undefined : notifyForAnnouncement(tx, event, { kind, params: {} });
  }),
];

/** Other changes need no notice: payments ring themselves, and whoever submits or dissolves knows it. */
function kindOf({
  from,
  to,
}: {
  from: OrganizationStatus;
  to: OrganizationStatus;
}): Extract<NoticeKind, 'submission_accepted' | 'submission_rejected' | 'incorporated'> | undefined {
  if (to === 'rejected') return 'submission_rejected';
  if (to !== 'incorporated') return undefined;
  return from === 'submitted' ? 'submission_accepted' : 'incorporated';
}
