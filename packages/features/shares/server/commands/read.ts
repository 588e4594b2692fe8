import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { Handled, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { readScene } from '../../../people/server/public.ts';
import type * as contract from '../../contract.ts';
import type { SharesPorts } from '../ports.ts';
import { classesReply, sharesSceneryOf } from '../reply.ts';
import { sharesView } from '../views.ts';

/** Errors: GENERAL.NOT_A_DATE. */
export async function listShareholders(
  ctx: OrganizationContext,
  ports: SharesPorts,
  { query }: Pick<InputOf<typeof contract.listShareholders>, 'query'>,
): Promise<Handled<ReplyOf<typeof contract.listShareholders>>> {
  const scene = await readScene(ctx, query);
  return scene.ok ? ok(sharesView(await sharesSceneryOf(ctx, ports, scene.value))) : scene;
}

export async function listShareClasses(
  ctx: OrganizationContext,
  ports: SharesPorts,
): Promise<Handled<ReplyOf<typeof contract.listShareClasses>>> {
  return ok(await classesReply(ctx, ports));
}
