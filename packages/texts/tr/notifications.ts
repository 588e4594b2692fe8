import type { notifications as en } from '../en/notifications.ts';

export const notifications = {
  'notification.unread': 'Okunmamış',
  'notification.unreadCount': '{count, plural, one {# okunmamış bildirim} other {# okunmamış bildirim}}',
  'notification.manyUnread': '99’dan fazla okunmamış bildirim',
  'notification.mark': 'Okundu olarak işaretle: {title}',
  'notification.due': 'Son gün {date}',
  'notification.markAll': 'Tümünü okundu olarak işaretle',
  'notification.older': 'Daha eski bildirimler',
  'notification.newest': 'En yeni bildirimler',
} as const satisfies Record<keyof typeof en, string>;
