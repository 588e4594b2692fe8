import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { type ReadState, useRead } from '@tabellion/ui/call/useRead.ts';
import { useSlot } from '@tabellion/ui/slots.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listNotices, type NoticesView } from '../contract.ts';
import { firstNoticesPageQuery } from './useMarks.ts';

export interface Bell {
  /** The newest page. */
  newest: ReadState<NoticesView>;
  prompts: readonly Prompt[];
  /** Something is unread, or waits. */
  isPending: boolean;
  /** How many things need doing now. */
  work: number;
}

/** Something that waits for an answer: it goes when it is answered, not when it is read. */
export interface Prompt {
  type: string;
  title: string;
  message: string;
  due_date: string | null;
  /** The path of the page that answers it. */
  path: string;
}

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    'bell.prompts': { gives: { orgId: string }; takes: readonly Prompt[] };
  }
}

/** The data of a reading to show: earlier data stays when the connection is lost, not when the access is. */
export const dataIfAccessible = <Data>({ data, error }: ReadState<Data>): Data | undefined =>
  error !== null && accessIsGone.includes(error.answer.status) ? undefined : data;

/** Lowered, or taken. */
const accessIsGone: readonly number[] = [403, 404];

/** The bell's content in the organization on the page; empty without access to it. */
export function useBell(orgId: string): Bell {
  const when = useMay('notifications.read');
  const newest = useRead(listNotices, firstNoticesPageQuery(orgId), { when });
  const prompts = useSlot('bell.prompts', { orgId }).flat();
  const work = (when && dataIfAccessible(newest)?.work) || 0;
  const isPending = when && (prompts.length > 0 || (dataIfAccessible(newest)?.unread ?? 0) > 0);
  return { newest, prompts, isPending, work };
}

/** The worker needs a moment to bring what an act announced to whoever rings. */
const SETTLE_MS = 1_500;

/**
 * Asks for notices again when the page comes back into view, and a moment after an act: every act ends with a view that
 * it puts in the place of a reading, or with readings that are asked for again.
 */
export function useFresh(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => void client.invalidateQueries({ queryKey: [listNotices.path] });
    const onView = () => {
      if (document.visibilityState === 'visible') again();
    };
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryKey[0] === listNotices.path) return;
      const { action } = event;
      if (action.type !== 'invalidate' && !(action.type === 'success' && action.manual)) return;
      clearTimeout(timer);
      timer = setTimeout(again, SETTLE_MS);
    });
    document.addEventListener('visibilitychange', onView);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', onView);
    };
  }, [client]);
}
