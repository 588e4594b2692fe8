/** The older forms of shares: each answers the shares' screens after it, or as they would be. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Endpoint, InputOf } from '@tabellion/kit/endpoint.ts';
import type { HandlerResult } from '@tabellion/platform/http/context.ts';
import type { CommonRefusalCode } from '@tabellion/platform/http/refusalCodes.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { Made, OrganizationWrite } from '../../organizations/server/public.ts';
import { defineEntry, type Request } from '../../registers/server/public/acts.ts';
import type { SharesView } from '../contract.ts';
import { sharesReply } from './reply.ts';
import { judgingClasses } from './transactions/judging.ts';
import type { SharesPorts } from './views.ts';

export const defineSharesForm = <E extends Endpoint, Ids extends Made, Code extends TextCode>(
  endpoint: E,
  work: (
    write: OrganizationWrite,
    request: Request<SharesPorts, InputOf<E>>,
  ) => Promise<Result<Ids, Refusal<Code>>>,
  replyOf: (view: SharesView, made: Ids) => HandlerResult<SharesView, CommonRefusalCode> = ok,
) =>
  defineEntry(endpoint, {
    judging: () => judgingClasses,
    async work(write, request: Request<SharesPorts, InputOf<E>>) {
      const done = await work(write, request);
      return done.ok ? ok({ made: done.value }) : done;
    },
    previewOf: async ({ tx: q }, _entry, { ctx, ports }) => ok(await sharesReply({ ...ctx, q }, ports)),
    replyOf: async (outcome, { ctx, ports }) =>
      outcome.as === 'previewed' ? ok(outcome.preview) : replyOf(await sharesReply(ctx, ports), outcome.made),
  });
