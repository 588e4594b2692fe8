import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { type ReadState, useRead } from '@tabellion/ui/call/useRead.ts';
import { readNotification } from '../../organizations/contract.ts';
import { listNotices, type NoticesView } from '../contract.ts';
import { firstPage } from './marks.ts';

export interface Bell {
  /** The newest page. */
  newest: ReadState<NoticesView>;
  /** Prompts that wait for an answer: the filing year (specification section 4). */
  prompts: readonly Prompt[];
  /** Something is unread, or waits. */
  isPending: boolean;
}

export interface Prompt {
  type: string;
  title: string;
  message: string;
  due_date: string | null;
}

/** The data of a reading to show: earlier data stays when the connection is lost, not when the access is. */
export const dataOf = <Data>({ data, error }: ReadState<Data>): Data | undefined =>
  error !== null && accessIsGone.includes(error.answer.status) ? undefined : data;

/** Lowered, or taken. */
const accessIsGone: readonly number[] = [403, 404];

const none: readonly Prompt[] = [];

/** The bell's content in the organization on the page; empty without one, or without access to it. */
export function useBell(orgId: string | undefined): Bell {
  const may = useMay('notifications.read');
  const when = orgId !== undefined && may;
  const newest = useRead(listNotices, firstPage(orgId ?? ''), { when });
  // Only whoever may answer is asked: others could never clear the mark.
  const mayAnswer = useMay('organization.edit') && when;
  const query = useRead(readNotification, { params: { id: orgId ?? '' } }, { when: mayAnswer });
  const prompts = mayAnswer ? (dataOf(query) ?? none) : none;
  const isPending = when && (prompts.length > 0 || (dataOf(newest)?.unread ?? 0) > 0);
  return { newest, prompts, isPending };
}
