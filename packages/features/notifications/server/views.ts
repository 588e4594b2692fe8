/** From rows to what a reader gets. */

import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { kindRow } from '../../noticeKinds.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import type { NoticeView } from '../contract.ts';
import { wordsOf } from '../rules/words.ts';
import type { NotificationPorts } from './ports.ts';
import type { NoticeRow } from './store.ts';

/** The notices as the caller reads them; a fixed number of statements, however many rows. */
export async function noticesFor(
  { q, orgId, user, now, language }: OrganizationContext,
  ports: NotificationPorts,
  rows: readonly NoticeRow[],
): Promise<NoticeView[]> {
  if (rows.length === 0) return [];
  const isInvited = rows.some(({ kind }) => kind === 'invitation_received');
  const [organization, names, invitations] = await Promise.all([
    organizationOf(q, orgId),
    ports.namesOf(q, orgId, [...new Set(rows.flatMap(subjectsIn))]),
    isInvited ? ports.invitationsTo(q, user.userId, now) : undefined,
  ]);
  const reader = { text: ports.texts[language], language };
  return rows.map((row) => {
    const { kind, params } = row;
    const invitation = invitations?.get(params.invitation ?? '');
    const input = { kind, params, names, company: fullNameOf(organization), invitation };
    return {
      _id: row.id,
      kind,
      at: row.at,
      path: pathOf(row, orgId),
      is_read: row.is_read,
      ...wordsOf(input, reader),
    };
  });
}

const subjectsIn = ({ kind, params }: NoticeRow): string[] =>
  kindRow(kind).subjects.flatMap((name) => params[name] ?? []);

const pathOf = ({ kind }: NoticeRow, orgId: string): string => {
  const { place } = kindRow(kind);
  return kind === 'invitation_received' ? place : `/app/org/${orgId}${place}`;
};
