import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveFileToUser, serveUser } from '@tabellion/platform/http/route.ts';
import { userNames } from '../../accounts/server/public.ts';
import { queuedQuestions } from '../../registry/server/public.ts';
import * as contract from '../contract.ts';
import * as commands from './commands.ts';
import { kinds } from './kinds.ts';
import { itemOf, listed, readerOf, staffSession, standingItems, viewOf } from './list.ts';
import type { BackofficePorts } from './ports.ts';
import { insertQueueEvent, selectQueueEvents } from './store/queue.ts';

export const routesOf = (ports: BackofficePorts): Route[] => [
  serveUser(contract.listQueue, async (ctx, { query }) => {
    const items = await standingItems(ctx.q, staffSession(ctx));
    const reader = readerOf(ctx, ports);
    return ok(
      listed(
        items.map((item) => viewOf(item, reader)),
        query,
      ),
    );
  }),

  readQueueItem(ports),

  serveFileToUser(contract.readQueueFile, async ({ q, user, now }, { params: { kind, itemId } }) => {
    const seen = await kinds[kind].look(q, itemId, { sessionId: user.sessionId, now });
    const [sha256] = seen?.files ?? [];
    const bytes = sha256 === undefined ? undefined : await ports.files.get(sha256);
    if (bytes === undefined) return refuse('GENERAL.NOT_FOUND');
    return ok({
      bytes,
      mediaType: 'application/pdf',
      fileName: `${sha256?.slice(0, 12)}.pdf`,
      isAttachment: true,
    });
  }),

  serveUser(contract.claimItem, (ctx, { params }) => commands.claimItem(ctx, ports, params)),
  serveUser(contract.releaseItem, (ctx, { params }) => commands.releaseItem(ctx, ports, params)),
  serveUser(contract.askAboutItem, (ctx, { params, body }) =>
    commands.askAboutItem(ctx, ports, params, body.question),
  ),
  serveUser(contract.acceptItem, (ctx, { params, body, file }) =>
    commands.acceptItem(ctx, ports, params, { typed: body, file }),
  ),
  serveUser(contract.rejectItem, (ctx, { params, body }) =>
    commands.rejectItem(
      ctx,
      ports,
      params,
      body.reasons.map(({ about, words }) => ({ about, words })),
    ),
  ),
];

const readQueueItem = (ports: BackofficePorts) =>
  serveUser(contract.readQueueItem, async (ctx, { params: { kind, itemId } }) => {
    const { q, now, user } = ctx;
    const staff = staffSession(ctx);
    const item = await itemOf(q, staff, { kind, itemId });
    const seen = item && (await kinds[kind].look(q, itemId, staff));
    if (item === undefined || seen === undefined) return refuse('GENERAL.NOT_FOUND');
    await insertQueueEvent(q, 'looked', { itemId, staffId: user.userId, at: now });
    const [questions, history] = await Promise.all([
      queuedQuestions(q, staff, itemId),
      selectQueueEvents(q, itemId),
    ]);
    const people = [...questions.map(({ askedBy }) => askedBy), ...history.map(({ staffId }) => staffId)];
    const names = await userNames(q, [...new Set(people)]);
    return ok({
      item: viewOf(item, readerOf(ctx, ports)),
      facts: [...seen.facts],
      files: seen.files.map((sha256) => ({ sha256 })),
      package_sha256: seen.sha256,
      questions: questions.map((one) => ({
        question: one.words,
        asked_at: one.askedAt,
        asked_by: names.get(one.askedBy) ?? '',
        answer: one.answer,
        answered_at: one.answeredAt,
        is_withdrawn: one.withdrawnAt !== null,
      })),
      history: history.map(({ event, at, staffId }) => ({ event, at, by: names.get(staffId) ?? '' })),
      looked_at: now,
    });
  });
