/** The shares' screens as they stand: the reply of every command. */
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { openScene, type Scene, sceneryOf } from '../../people/server/public.ts';
import type { SharesView } from '../contract.ts';
import { type ArticlesLanguage, commonClass, commonClassId, simplePrice } from '../rules/commonClass.ts';
import type { SharesPorts } from './ports.ts';
import { selectIsAdvanced } from './store.ts';
import { classesView, type SharesScenery, sharesView } from './views.ts';

type Reader = Pick<OrganizationContext, 'q' | 'orgId' | 'now' | 'language'>;

export async function sharesSceneryOf(ctx: Reader, ports: SharesPorts, scene: Scene): Promise<SharesScenery> {
  const { q, orgId } = ctx;
  const [advanced, organizingResolutionOn, language] = await Promise.all([
    selectIsAdvanced(q, orgId),
    ports.organizingResolutionOn(q, orgId),
    ports.articlesLanguageOf(q, orgId),
  ]);
  const shown = advanced ? scene : withCommon(scene, language);
  return { ...sceneryOf(shown, ctx, ports), advanced, organizingResolutionOn };
}

/** A founding with simple shares has its one class from the start; it is drafted with the first subscription. */
function withCommon(scene: Scene, language: ArticlesLanguage): Scene {
  const { registers, target, organization, today } = scene;
  if (target === 'register' || registers.classes.length > 0) return scene;
  const classId = commonClassId(organization.org_id);
  const classes = [{ ...commonClass({ classId, price: simplePrice, language }), createdOn: today }];
  const proposed = new Map(registers.proposed).set(classId, {
    proposalId: '',
    waitsFor: ['certificate'],
    isOfFounding: true,
  });
  return { ...scene, registers: { ...registers, classes, proposed } };
}

const openShares = async (ctx: Reader, ports: SharesPorts): Promise<SharesScenery> =>
  sharesSceneryOf(ctx, ports, await openScene(ctx.q, ctx));

/** The classes with what is issued of each. */
export const classesReply = async (ctx: Reader, ports: SharesPorts) => {
  const scene = await openScene(ctx.q, ctx, { part: { named: [] } });
  return classesView(await sharesSceneryOf(ctx, ports, scene));
};

export const sharesReply = async (ctx: Reader, ports: SharesPorts): Promise<SharesView> =>
  sharesView(await openShares(ctx, ports));
