/** Read marks as the page shows them before the server has answered. */
import { mostUnread, type NoticesView, type NoticeView } from '../contract.ts';

export const noticesPageQuery = (orgId: string, before?: string) => ({
  params: { orgId },
  query: before === undefined ? {} : { before },
});
export const firstNoticesPageQuery = (orgId: string) => noticesPageQuery(orgId);

/** The page with a mark on every notice that is meant, and so many fewer unread. Above the most that are counted, the
 *  number stays: there may be more. */
export function withMarks(view: NoticesView, isMeant: (notice: NoticeView) => boolean): NoticesView {
  const marked = view.notices.filter((notice) => !notice.is_read && isMeant(notice)).length;
  return {
    ...view,
    notices: view.notices.map((notice) => (isMeant(notice) ? { ...notice, is_read: true } : notice)),
    unread: view.unread >= mostUnread ? view.unread : view.unread - marked,
  };
}
