/** The shares' screens as they stand: the reply of every command. */
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { openScene, type Scene, sceneryOf } from '../../people/server/public.ts';
import type { SharesView } from '../contract.ts';
import type { SharesPorts } from './ports.ts';
import { selectIsAdvanced } from './store.ts';
import { type SharesScenery, sharesView } from './views.ts';

type Reader = Pick<OrganizationContext, 'q' | 'orgId' | 'now' | 'language'>;

export const sharesSceneryOf = async (
  ctx: Reader,
  ports: SharesPorts,
  scene: Scene,
): Promise<SharesScenery> => ({
  ...sceneryOf(scene, ctx, ports),
  advanced: await selectIsAdvanced(ctx.q, ctx.orgId),
});

export const openShares = async (ctx: Reader, ports: SharesPorts): Promise<SharesScenery> =>
  sharesSceneryOf(ctx, ports, await openScene(ctx.q, ctx));

export const sharesReply = async (ctx: Reader, ports: SharesPorts): Promise<SharesView> =>
  sharesView(await openShares(ctx, ports));
