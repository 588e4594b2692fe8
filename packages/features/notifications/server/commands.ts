import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { kindsFor } from '../rules/readable.ts';
import type { NotificationPorts } from './ports.ts';
import { countUnread, markOne, markUpTo, type NoticeReader, selectNotices } from './store.ts';
import { noticesFor } from './views.ts';

const pageSize = 20;

export const listNotices = (ports: NotificationPorts) =>
  serveOrganization(contract.listNotices, async (ctx, { query: { before } }) => {
    const reader = readerOf(ctx);
    const [rows, unread] = await Promise.all([
      selectNotices(ctx.q, reader, {
        before: before === undefined ? null : BigInt(before),
        limit: pageSize + 1,
      }),
      countUnread(ctx.q, reader, contract.mostUnread),
    ]);
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    const notices = await noticesFor(ctx, ports, page);
    return ok({ notices, unread, next: last?.notice_no.toString() ?? null });
  });

export const markNotice = serveOrganization(contract.markNotice, async (ctx, { params: { id } }) => {
  const reader = readerOf(ctx);
  return (await markOne(ctx.q, reader, id, ctx.now)) ? marked(ctx, reader) : refuse('GENERAL.NOT_FOUND');
});

export const markNotices = serveOrganization(contract.markNotices, async (ctx, { body: { newest } }) => {
  const reader = readerOf(ctx);
  return (await markUpTo(ctx.q, reader, newest, ctx.now)) ? marked(ctx, reader) : refuse('GENERAL.NOT_FOUND');
});

const marked = async ({ q }: OrganizationContext, reader: NoticeReader) =>
  ok({ unread: await countUnread(q, reader, contract.mostUnread) });

const readerOf = ({ user, membership }: OrganizationContext): NoticeReader => ({
  userId: user.userId,
  kinds: kindsFor({ user, membership }),
});
