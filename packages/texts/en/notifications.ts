/** The panel of the bell. */
export const notifications = {
  'notification.unread': 'Unread',
  'notification.unreadCount': '{count, plural, one {# unread} other {# unread}}',
  'notification.manyUnread': 'More than 99 unread',
  'notification.mark': 'Mark as read: {title}',
  'notification.due': 'Due {date}',
  'notification.markAll': 'Mark all as read',
  'notification.older': 'Older notifications',
  'notification.newest': 'Newest notifications',
} as const;
