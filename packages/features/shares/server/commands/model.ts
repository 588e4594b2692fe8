/** Simple or advanced shares, and the one price of simple ones (specification section 4). */
import { type Decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import { type OrganizationWrite, writeOrganization } from '../../../organizations/server/public.ts';
import { openPeopleContext, type PeopleContext } from '../../../people/server/public.ts';
import * as contract from '../../contract.ts';
import {
  commonClass,
  commonClassId,
  isCommonName,
  languageOfArticles,
  simplePrice,
} from '../../rules/commonClass.ts';
import { readPrice } from '../../rules/readQuantity.ts';

import { addClass, repriceClass } from '../draftClasses.ts';
import { sharesReply } from '../reply.ts';
import { selectIsAdvanced, upsertIsAdvanced } from '../store.ts';
import type { SharesPorts } from '../views.ts';
import { dropClass, openEditableArticles } from './classes.ts';

/** Simple keeps the class "Common" (in French articles "Ordinaires") with every right and takes all others out;
 *  advanced leaves the classes as they are. */
export const chooseShareModel = (ports: SharesPorts) =>
  serveOrganization(contract.chooseShareModel, async (ctx, { body }) => {
    const { advanced } = body;
    const price = advanced || body.price === undefined ? ok(undefined) : readPrice(body.price, 'price');
    if (!price.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [price.error] });
    const written = await writeOrganization(ctx, async (write) => {
      const context = await openEditableArticles(write, ctx);
      if (!context.ok) return context;
      await upsertIsAdvanced(write.tx, ctx.orgId, advanced);
      await recordActivity(write, {
        kind: 'share_model_set',
        params: { model: advanced ? 'advanced' : 'simple' },
      });
      if (advanced) return ok({});
      const others = await dropOthers(write, ctx, context.value);
      if (!others.ok) return others;
      const priced = await priceCommon(write, await openPeopleContext(write.tx, ctx), price.value);
      return priced.ok ? ok({}) : priced;
    });
    return written.ok ? ok(await sharesReply(ctx, ports)) : written;
  });

export const saveSharePrice = (ports: SharesPorts) =>
  serveOrganization(contract.saveSharePrice, async (ctx, { body }) => {
    const price = readPrice(body.price, 'price');
    if (!price.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [price.error] });
    const written = await writeOrganization(ctx, async (write) => {
      const context = await openEditableArticles(write, ctx);
      if (!context.ok) return context;
      if (await selectIsAdvanced(write.tx, ctx.orgId)) return refuse('SHARES.PRICE_PER_CLASS');
      const priced = await priceCommon(write, context.value, price.value);
      if (!priced.ok) return priced;
      await recordActivity(write, { kind: 'share_price_set', params: {}, price: price.value });
      return ok({});
    });
    return written.ok ? ok(await sharesReply(ctx, ports)) : written;
  });

/** One after the other, so that a class which another converts into goes after it. */
async function dropOthers(
  write: OrganizationWrite,
  ctx: OrganizationContext,
  context: PeopleContext,
): ReturnType<typeof dropClass> {
  const others = context.registers.classes.filter(({ name }) => !isCommonName(name));
  const next =
    others.find(({ classId }) => !others.some(({ convertible }) => convertible?.into === classId)) ??
    others[0];
  if (next === undefined) return ok(null);
  const dropped = await dropClass(write, context, next);
  return dropped.ok ? dropOthers(write, ctx, await openPeopleContext(write.tx, ctx)) : dropped;
}

/** The one class at a price, in the language of the articles, made if it is not there; its subscriptions follow. */
async function priceCommon(write: OrganizationWrite, context: PeopleContext, price: Decimal | undefined) {
  const [common] = context.registers.classes;
  const dollars = price === undefined ? (common?.price ?? simplePrice) : formatDecimal(price);
  const language = languageOfArticles(context);
  const classId = common?.classId ?? commonClassId(write.orgId);
  const terms = commonClass({ classId, price: dollars, language });
  return common === undefined ? addClass(write, terms) : repriceClass(write, terms);
}
