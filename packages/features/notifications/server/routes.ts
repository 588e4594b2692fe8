import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { access } from '../../access.ts';
import { kindRow } from '../../noticeKinds.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import type { NoticeView } from '../contract.ts';
import * as contract from '../contract.ts';
import { kindsFor } from '../rules/readable.ts';
import { wordsOf } from '../rules/words.ts';
import type { NotificationPorts } from './ports.ts';
import { countUnread, markOne, markUpTo, type NoticeReader, type NoticeRow, selectNotices } from './store.ts';

const pageSize = 20;

const listNotices = (ports: NotificationPorts) =>
  serveOrganization(contract.listNotices, async (ctx, { query: { before } }) => {
    const reader = readerOf(ctx);
    const [rows, unread, work] = await Promise.all([
      selectNotices(ctx.q, reader, {
        before: before === undefined ? null : BigInt(before),
        limit: pageSize + 1,
      }),
      countUnread(ctx.q, reader, contract.mostUnread),
      ports.countWork(ctx),
    ]);
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    const notices = await noticesFor(ctx, ports, page);
    return ok({ notices, unread, work, next: last?.notice_no.toString() ?? null });
  });

const markNotice = serveOrganization(contract.markNotice, async (ctx, { params: { id } }) => {
  const reader = readerOf(ctx);
  return (await markOne(ctx.q, reader, id, ctx.now)) ? marked(ctx, reader) : refuse('GENERAL.NOT_FOUND');
});

const markNotices = serveOrganization(contract.markNotices, async (ctx, { body: { newest } }) => {
  const reader = readerOf(ctx);
  return (await markUpTo(ctx.q, reader, newest, ctx.now)) ? marked(ctx, reader) : refuse('GENERAL.NOT_FOUND');
});

const marked = async ({ q }: OrganizationContext, reader: NoticeReader) =>
  ok({ unread: await countUnread(q, reader, contract.mostUnread) });

const readerOf = ({ user, membership }: OrganizationContext): NoticeReader => ({
  userId: user.userId,
  kinds: kindsFor({ user, membership }),
});

/** The notices as the caller reads them; a fixed number of statements, however many rows. */
async function noticesFor(
  ctx: OrganizationContext,
  ports: NotificationPorts,
  rows: readonly NoticeRow[],
): Promise<NoticeView[]> {
  if (rows.length === 0) return [];
  const { q, orgId, user, now, language } = ctx;
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
    const notice = { kind, params, names, company: fullNameOf(organization), invitation };
    return {
      _id: row.id,
      kind,
      at: row.at,
      path: pathOf(row, ctx),
      is_read: row.is_read,
      ...wordsOf(notice, reader),
    };
  });
}

const subjectsIn = ({ kind, params }: NoticeRow): string[] =>
  kindRow(kind).subjects.flatMap((name) => params[name] ?? []);

function pathOf({ kind, params }: NoticeRow, { orgId, user, membership }: OrganizationContext): string {
  const { place, opens } = kindRow(kind);
  if (kind === 'invitation_received') return place;
  const named = opens && params[opens.value];
  if (!named || !judge({ user, membership }, access[opens.needs]).may) return `/app/org/${orgId}${place}`;
  return `/app/org/${orgId}${opens.place}?${opens.value}=${encodeURIComponent(named)}`;
}

export const routesOf = (ports: NotificationPorts): Route[] => [listNotices(ports), markNotice, markNotices];
