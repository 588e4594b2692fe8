/** The only way into the access log, and the open invitations to a user: for later features and the frame of the
 *  server. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { AccessType } from '@tabellion/kit/actor.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Connection, Queries } from '@tabellion/platform/database/queries.ts';
import type { Identity } from '@tabellion/platform/http/gate.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { insertAccess, noteOpening } from './store/accessLog.ts';
import { selectInvitationsTo } from './store/users.ts';
import { inviterOf } from './views.ts';

/** A change of a person's right, an export from the organization, or a look on purpose. `what` is a code:
 *  `securities_register`. */
export type Access =
  | { kind: 'let_in' | 'access_changed'; subjectId: string; access: AccessType }
  | { kind: 'removed'; subjectId: string }
  | { kind: 'exported'; what: string }
  /** Whose personal facts, by the id in the registers, where they are one's. */
  | { kind: 'looked'; what: string; personId?: string };

/** Where and by whom: an `OrganizationWrite` of a person, or the context of a reading. */
export interface AccessLogContext {
  readonly q: Queries;
  readonly orgId: string;
  /** A user, or the link by which an outsider came. */
  readonly userId: string;
  readonly at: Instant;
}

/** Writes one entry, in the transaction of what it tells. */
export const recordAccess = ({ q, orgId, userId, at }: AccessLogContext, access: Access): Promise<void> =>
  insertAccess(q, {
    orgId,
    id: newId(),
    at,
    kind: access.kind,
    actorId: userId,
    subjectId: 'subjectId' in access ? access.subjectId : null,
    aboutPerson: access.kind === 'looked' ? (access.personId ?? null) : null,
    detail: detailOf(access),
  });

function detailOf(access: Access): string {
  if ('access' in access) return access.access;
  return 'what' in access ? access.what : '';
}

/** So many openings are remembered; beyond, the database says again that it knows. */
const mostRemembered = 10_000;

/**
 * Notes in the log who opens an organization, once for a session. What this process has noted it does not ask the
 * database again, so that a request costs nothing more.
 */
export function openingNotes(): (q: Connection, identity: Identity) => Promise<void> {
  const noted = new Set<string>();
  return async (q, { user: { sessionId }, orgId }) => {
    const opening = `${orgId} ${sessionId}`;
    if (orgId === null || noted.has(opening)) return;
    await noteOpening(q, { id: newId(), sessionId });
    if (noted.size >= mostRemembered) noted.clear();
    noted.add(opening);
  };
}

/** The words of each open invitation to the user, by its id; none before he has verified his address. */
export async function invitationsTo(
  q: Queries,
  userId: string,
  now: Instant,
): Promise<ReadonlyMap<string, { inviter: string; company: string }>> {
  const rows = await selectInvitationsTo(q, userId, now);
  return new Map(rows.map((row) => [row.id, { inviter: inviterOf(row), company: fullNameOf(row) }]));
}
