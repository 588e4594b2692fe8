import type { notifications as en } from '../en/notifications.ts';

export const notifications = {
  'notification.unread': 'Non lue',
  'notification.unreadCount': '{count, plural, one {# non lue} other {# non lues}}',
  'notification.manyUnread': 'Plus de 99 non lues',
  'notification.mark': 'Marquer comme lue\u00a0: {title}',
  'notification.due': 'À faire au plus tard le {date}',
  'notification.markAll': 'Tout marquer comme lu',
  'notification.older': 'Alertes plus anciennes',
  'notification.newest': 'Alertes les plus récentes',
} as const satisfies Record<keyof typeof en, string>;
