import type { notifications as en } from '../en/notifications.ts';

export const notifications = {
  'notification.unread': 'غير مقروء',
  'notification.unreadCount':
    '{count, plural, one {إشعار واحد غير مقروء} two {إشعاران غير مقروءَين} few {# إشعارات غير مقروءة} many {# إشعارًا غير مقروء} other {# إشعار غير مقروء}}',
  'notification.manyUnread': 'أكثر من 99 إشعارًا غير مقروء',
  'notification.mark': 'تحديد كمقروء: {title}',
  'notification.due': 'الاستحقاق {date}',
  'notification.markAll': 'تحديد الكل كمقروء',
  'notification.older': 'الإشعارات الأقدم',
  'notification.newest': 'أحدث الإشعارات',
} as const satisfies Record<keyof typeof en, string>;
