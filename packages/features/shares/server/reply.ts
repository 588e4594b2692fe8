/** The shares' screens as they stand: the reply of every command. */

import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import {
  openPeopleContext,
  type PeopleContext,
  peopleViewContextOf,
  readPeopleContext,
} from '../../people/server/public.ts';
import { organizingResolutionDate } from '../../registers/server/public/proposals.ts';
import type { SharesView } from '../contract.ts';
import * as contract from '../contract.ts';
import {
  type ArticlesLanguage,
  commonClass,
  commonClassId,
  languageOfArticles,
  simplePrice,
} from '../rules/commonClass.ts';
import { selectIsAdvanced } from './store.ts';
import { classesView, type SharesPorts, type SharesViewContext, sharesView } from './views.ts';

type Reader = Pick<OrganizationContext, 'orgId' | 'now' | 'language' | 'user' | 'membership'> & {
  readonly q: Queries;
};

async function sharesViewContextOf(
  ctx: Reader,
  ports: SharesPorts,
  context: PeopleContext,
): Promise<SharesViewContext> {
  const { q, orgId } = ctx;
  const [advanced, resolutionOn] = await Promise.all([
    selectIsAdvanced(q, orgId),
    organizingResolutionDate(q, orgId),
  ]);
  const shown = advanced ? context : withCommon(context, languageOfArticles(context));
  return { ...peopleViewContextOf(shown, ctx, ports), advanced, organizingResolutionOn: resolutionOn };
}

/** A founding with simple shares has its one class from the start; it is drafted with the first subscription. */
function withCommon(context: PeopleContext, language: ArticlesLanguage): PeopleContext {
  const { registers, target, organization, today } = context;
  if (target === 'register' || registers.classes.length > 0) return context;
  const classId = commonClassId(organization.org_id);
  const classes = [{ ...commonClass({ classId, price: simplePrice, language }), createdOn: today }];
  const proposed = new Map(registers.proposed).set(classId, {
    proposalId: '',
    waitsFor: ['certificate'],
    isOfFounding: true,
  });
  return { ...context, registers: { ...registers, classes, proposed } };
}

export const sharesReply = async (ctx: Reader, ports: SharesPorts): Promise<SharesView> =>
  sharesView(await sharesViewContextOf(ctx, ports, await openPeopleContext(ctx.q, ctx)));

export const listShareholders = (ports: SharesPorts) =>
  serveOrganization(contract.listShareholders, async (ctx, { query }) => {
    const context = await readPeopleContext(ctx, query);
    return context.ok ? ok(sharesView(await sharesViewContextOf(ctx, ports, context.value))) : context;
  });

/** The classes with what is issued of each. */
export const listShareClasses = (ports: SharesPorts) =>
  serveOrganization(contract.listShareClasses, async (ctx) => {
    const context = await openPeopleContext(ctx.q, ctx, { part: { named: [] } });
    return ok(classesView(await sharesViewContextOf(ctx, ports, context)));
  });
