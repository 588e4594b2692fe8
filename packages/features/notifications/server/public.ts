/** The way for later features to ring. Their handlers do, on what they announced themselves or what was announced
 *  before them; a job that looks at the calendar may too. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { Announcement } from '@tabellion/platform/outbox/announce.ts';
import { access } from '../../access.ts';
import { kindRow, type NoticeKind, type NoticeParams } from '../../noticeKinds.ts';
import { accessIn } from '../../organizations/server/public.ts';
import { maySee } from '../rules/readable.ts';
import { deleteNotices, insertNotices } from './store.ts';

export { selectOrganizationsTold as organizationsTold } from './store.ts';

export interface Notice<K extends NoticeKind> {
  readonly kind: K;
  readonly params: NoticeParams<K>;
  /** These users alone; left out, everybody with access. Neither hears what his access does not show him. */
  readonly to?: readonly string[];
  /** Not him: he did it himself. */
  readonly except?: string | null;
  /** Nor these: they do not want it. */
  readonly without?: readonly string[];
}

interface Notification<K extends NoticeKind> extends Notice<K> {
  readonly orgId: string;
  readonly at: Instant;
  /** Ids, codes and dates, joined by colons: whoever was rung for it before is not rung again. */
  readonly occasion: string;
}

/** Rings in the organization of the transaction. @returns the users for whom it had not rung before */
export async function notify<K extends NoticeKind>(
  tx: Transaction,
  notice: Notification<K>,
): Promise<readonly string[]> {
  const { orgId, at, kind, params, occasion, except, without = [] } = notice;
  const listeners = (await listenersOf(tx, notice)).filter(
    (userId) => userId !== except && !without.includes(userId),
  );
  if (listeners.length === 0) return [];
  const readers = listeners.map((userId) => ({ userId, id: newId() }));
  return insertNotices(tx, { orgId, at, kind, params, occasion, readers });
}

/** Rings for an announcement of an organization, once: also where it is handled twice. */
export async function notifyForAnnouncement<K extends NoticeKind>(
  tx: Transaction,
  { id, orgId, at }: Announcement,
  notice: Notice<K>,
): Promise<undefined> {
  if (orgId === null) throw new Error(`${notice.kind} rings in an organization`);
  await notify(tx, { ...notice, orgId, at, occasion: id });
}

/** Takes back what was rung in the organization of the transaction and is over: for all readers, read or not. */
export async function takeBack<K extends NoticeKind>(
  tx: Transaction,
  kind: K,
  about: Partial<NoticeParams<K>>,
): Promise<void> {
  await deleteNotices(tx, kind, about);
}

/** A kind that any user may see goes to those whom the caller names; they may be no members. */
async function listenersOf(
  tx: Transaction,
  { orgId, kind, to }: Pick<Notification<NoticeKind>, 'orgId' | 'kind' | 'to'>,
): Promise<readonly string[]> {
  if (access[kindRow(kind).needs].who === 'user') return to ?? [];
  const members = await accessIn(tx);
  return members
    .filter(({ userId, membership }) => {
      const user = { userId, sessionId: '', role: 'user', emailVerified: true } as const;
      return maySee({ user, membership: { orgId, ...membership } }, kind);
    })
    .map(({ userId }) => userId)
    .filter((userId) => to === undefined || to.includes(userId));
}
