import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { AnswerTo, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { readPeopleContext } from '../../people/server/public.ts';
import type * as contract from '../contract.ts';
import type { SharesPorts } from './ports.ts';
import { classesReply, sharesViewContextOf } from './reply.ts';
import { sharesView } from './views.ts';

export async function listShareholders(
  ctx: OrganizationContext,
  ports: SharesPorts,
  { query }: Pick<InputOf<typeof contract.listShareholders>, 'query'>,
): Promise<AnswerTo<typeof contract.listShareholders>> {
  const context = await readPeopleContext(ctx, query);
  return context.ok ? ok(sharesView(await sharesViewContextOf(ctx, ports, context.value))) : context;
}

export async function listShareClasses(
  ctx: OrganizationContext,
  ports: SharesPorts,
): Promise<AnswerTo<typeof contract.listShareClasses>> {
  return ok(await classesReply(ctx, ports));
}
