/** The queue as staff read it. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { foldText } from '@tabellion/law/names/foldName.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { UserContext } from '@tabellion/platform/http/context.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { userNames } from '../../accounts/server/public.ts';
import { type QueuedQuestion, queuedQuestions } from '../../registry/server/public.ts';
import type { QueueItem, QueueView } from '../contract.ts';
import type { QueueKindName } from '../queueKinds.ts';
import { dueAt } from '../rules/dueAt.ts';
import { type ItemState, itemState } from '../rules/itemState.ts';
import type { QueuedItem, QueueWords, StaffSession } from './kind.ts';
import { kinds } from './kinds.ts';
import type { BackofficePorts } from './ports.ts';
import { selectClaims } from './store/queue.ts';

export const staffSession = ({ user, now }: Pick<UserContext, 'user' | 'now'>): StaffSession => ({
  sessionId: user.sessionId,
  now,
});

export interface StandingItem extends QueuedItem {
  readonly kind: QueueKindName;
  readonly standing: ItemState;
  readonly holder: { readonly id: string; readonly name: string } | null;
}

/** All of them; the oldest first. */
export async function standingItems(q: Queries, staff: StaffSession): Promise<StandingItem[]> {
  const lists = await Promise.all(
    Object.values(kinds).map(async ({ kind, list }) =>
      (await list(q, staff)).map((item) => ({ kind, item })),
    ),
  );
  const [questions, claims] = await Promise.all([queuedQuestions(q, staff), selectClaims(q)]);
  const names = await userNames(q, [...new Set(claims.map(({ staffId }) => staffId))]);
  const holders = new Map(claims.map(({ itemId, staffId }) => [itemId, staffId]));
  const questionsOf = (id: string) => questions.filter(({ itemId }) => itemId === id);
  return lists
    .flat()
    .map(({ kind, item }) => standing(kind, item, questionsOf(item.itemId), holders.get(item.itemId), names))
    .sort((a, b) => (a.sentAt < b.sentAt ? -1 : 1));
}

function standing(
  kind: QueueKindName,
  item: QueuedItem,
  questions: readonly QueuedQuestion[],
  holder: string | undefined,
  names: ReadonlyMap<string, string>,
): StandingItem {
  return {
    kind,
    itemId: item.itemId,
    orgId: item.orgId,
    state: item.state,
    sentAt: item.sentAt,
    answeredAt: item.answeredAt,
    what: item.what,
    name: item.name,
    standing: itemState(item.state, questions),
    holder: holder === undefined ? null : { id: holder, name: names.get(holder) ?? '' },
  };
}

/** @returns undefined for what is not in the queue */
export const itemOf = async (
  q: Queries,
  staff: StaffSession,
  { kind, itemId }: { readonly kind: QueueKindName; readonly itemId: string },
): Promise<StandingItem | undefined> =>
  (await standingItems(q, staff)).find((one) => one.kind === kind && one.itemId === itemId);

interface Reader {
  readonly text: Text;
  readonly userId: string;
  readonly now: Instant;
}

export const readerOf = (
  { user, now, language }: Pick<UserContext, 'user' | 'now' | 'language'>,
  { texts }: Pick<BackofficePorts, 'texts'>,
): Reader => ({ text: texts[language], userId: user.userId, now });

const worded = (words: QueueWords, text: Text): string =>
  'name' in words ? words.name : text(words.key, words.params);

export function viewOf(item: StandingItem, { text, userId, now }: Reader): QueueItem {
  const due = dueAt(item.sentAt);
  return {
    kind: item.kind,
    item_id: item.itemId,
    what: worded(item.what, text),
    name: worded(item.name, text),
    sent_at: item.sentAt,
    due_at: due,
    is_late: item.state === 'waiting' && now > due,
    answered_at: item.answeredAt,
    state: item.standing,
    has: item.holder,
    is_mine: item.holder?.id === userId,
  };
}

const isIn: Readonly<Record<QueueView, (item: QueueItem) => boolean>> = {
  waiting: ({ answered_at: answered, state }) => answered === null && state !== 'with_customer',
  mine: ({ answered_at: answered, is_mine: isMine }) => answered === null && isMine,
  with_customer: ({ state }) => state === 'with_customer',
  done: ({ answered_at: answered }) => answered !== null,
};

interface QueueFilter {
  readonly view?: QueueView | undefined;
  readonly kind?: QueueKindName | undefined;
  readonly search?: string | undefined;
}

/** Counts are of all; what is listed answers the filter. */
export function listed(items: readonly QueueItem[], { view = 'waiting', kind, search = '' }: QueueFilter) {
  const wanted = foldText(search);
  const shown = items.filter(
    (item) =>
      isIn[view](item) &&
      (kind === undefined || item.kind === kind) &&
      foldText([item.name, item.what, item.has?.name ?? ''].join(' ')).includes(wanted),
  );
  const count = (of: QueueView) => items.filter(isIn[of]).length;
  return {
    items: view === 'done' ? shown.reverse() : shown,
    counts: {
      waiting: count('waiting'),
      mine: count('mine'),
      with_customer: count('with_customer'),
      done: count('done'),
    },
    oldest_at: items.find(isIn.waiting)?.sent_at ?? null,
  };
}
