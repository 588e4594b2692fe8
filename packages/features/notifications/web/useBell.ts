import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { type ReadState, useRead } from '@tabellion/ui/call/calls.ts';
import { useSlot } from '@tabellion/ui/slots.ts';
import { listNotices, type NoticesView } from '../contract.ts';
import { firstNoticesPageQuery } from './marks.ts';

export interface Bell {
  /** The newest page. */
  newest: ReadState<NoticesView>;
  prompts: readonly Prompt[];
  /** Something is unread, or waits. */
  isPending: boolean;
}

/** What waits for an answer: it goes when it is answered, not when it is read. */
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
  const isPending = when && (prompts.length > 0 || (dataIfAccessible(newest)?.unread ?? 0) > 0);
  return { newest, prompts, isPending };
}
