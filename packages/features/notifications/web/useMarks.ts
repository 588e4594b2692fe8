import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import {
  listNotices,
  markNotice,
  markNotices,
  mostUnread,
  type NoticesView,
  type NoticeView,
} from '../contract.ts';

interface ShownNotices {
  orgId: string;
  /** The page that is shown; undefined for the newest. */
  before: string | undefined;
  page: NoticesView | undefined;
  newest: NoticesView | undefined;
}

/** Sets read marks: at once on the page, then on the server; a mark that the server did not take goes again. */
export function useMarks({ orgId, before, page, newest }: ShownNotices) {
  const readings = useReadings();
  const one = useCall(markNotice);
  const all = useCall(markNotices);

  const show = (isMeant: (notice: NoticeView) => boolean, unread?: number) => {
    if (page === undefined || newest === undefined) return;
    const marked = withMarks(page, isMeant);
    const left = unread ?? marked.unread;
    readings.put(listNotices, noticesPageQuery(orgId, before), { ...marked, unread: left });
    if (before !== undefined)
      readings.put(listNotices, firstNoticesPageQuery(orgId), {
        ...withMarks(newest, isMeant),
        unread: left,
      });
  };
  return {
    markOne: async (notice: NoticeView) => {
      if (notice.is_read) return;
      show(({ _id }) => _id === notice._id);
      await one.run({ params: { orgId, id: notice._id } });
      await readings.again(listNotices);
    },
    /** All that the newest page and those after it hold. */
    markAll: async () => {
      const latest = newest?.notices[0];
      if (latest === undefined) return;
      show(() => true, 0);
      await all.run({ params: { orgId }, body: { newest: latest._id } });
      await readings.again(listNotices);
    },
  };
}

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
