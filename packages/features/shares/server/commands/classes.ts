/** Share classes of the articles being drafted; after incorporation only an amendment changes them. */
import type { ClassTerms } from '@tabellion/book/entities.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { AnswerTo, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { type OrganizationWrite, writeOrganization } from '../../../organizations/server/public.ts';
import { checkEditable, openPeopleContext, type PeopleContext } from '../../../people/server/public.ts';
import { editFounding } from '../../../registers/server/public/proposals.ts';
import * as contract from '../../contract.ts';
import { readShareClass } from '../../rules/readShareClass.ts';
import { withUsualTerms } from '../../rules/usualClass.ts';
import { addClass, replaceClass } from '../draftClasses.ts';
import { sharesReply } from '../reply.ts';
import { selectIsAdvanced } from '../store.ts';
import { isOpen, type SharesPorts } from '../views.ts';

export const addShareClass = (ports: SharesPorts) =>
  serveOrganization(contract.addShareClass, async (ctx, { body }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const context = await openEditableArticles(write, ctx);
      if (!context.ok) return context;
      if (!(await selectIsAdvanced(write.tx, ctx.orgId))) return refuse('SHARES.SIMPLE_HAS_ONE_CLASS');
      const classId = newId();
      const others = context.value.registers.classes;
      const terms = readShareClass(withUsualTerms(body, others), { classId, others });
      if (!terms.ok) return refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
      const added = await addClass(write, terms.value);
      return added.ok ? ok({ classId }) : added;
    });
    if (!written.ok) return written;
    return ok({ ...(await sharesReply(ctx, ports)), class_id: written.value.classId });
  });

export async function updateShareClass(
  ctx: OrganizationContext,
  ports: SharesPorts,
  { params, body }: Pick<InputOf<typeof contract.updateShareClass>, 'params' | 'body'>,
): Promise<AnswerTo<typeof contract.updateShareClass>> {
  const { id: classId } = params;
  const written = await writeOrganization(ctx, async (write) => {
    const context = await openEditableArticles(write, ctx);
    if (!context.ok) return context;
    const { classes } = context.value.registers;
    const existing = classes.find((one) => one.classId === classId);
    if (existing === undefined) return refuse('GENERAL.NOT_FOUND');
    const others = classes.filter((one) => one !== existing);
    const terms = readShareClass(body, { classId, existing, others });
    if (!terms.ok) return refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
    const { authorized, name } = terms.value;
    const issued = sharesOf(context.value, classId);
    if (authorized !== 'unlimited' && issued > BigInt(authorized)) {
      const params = { authorized, issued: String(issued), className: name };
      return refuseField('properties.authorized', 'SHARES.ABOVE_AUTHORIZED', params);
    }
    const replaced = await replaceClass(write, terms.value);
    return replaced.ok ? ok({ classId }) : replaced;
  });
  return written.ok ? ok(await sharesReply(ctx, ports)) : written;
}

export const removeShareClass = (ports: SharesPorts) =>
  serveOrganization(contract.removeShareClass, async (ctx, { params }) => {
    const { classId } = params;
    const written = await writeOrganization(ctx, async (write) => {
      const context = await openEditableArticles(write, ctx);
      if (!context.ok) return context;
      const existing = context.value.registers.classes.find((one) => one.classId === classId);
      if (existing === undefined) return refuse('GENERAL.NOT_FOUND');
      const dropped = await dropClass(write, context.value, existing);
      return dropped.ok ? ok({ classId }) : dropped;
    });
    return written.ok ? ok(await sharesReply(ctx, ports)) : written;
  });

/** Takes a class out of the draft to which nobody subscribed and into which no other converts. */
export async function dropClass(
  write: OrganizationWrite,
  context: PeopleContext,
  { classId, name: className }: ClassTerms,
) {
  if (sharesOf(context, classId) > 0n) return refuse('SHARES.CLASS_SUBSCRIBED', { params: { className } });
  if (context.registers.classes.some(({ convertible }) => convertible?.into === classId)) {
    return refuse('SHARES.CLASS_CONVERTED_INTO', { params: { className } });
  }
  const edited = await editFounding(write, (drafts) =>
    ok(drafts.filter((draft) => draft.kind !== 'class.created' || draft.payload?.classId !== classId)),
  );
  return edited.ok ? ok(null) : edited;
}

/** The articles while they are a draft. */
export async function openEditableArticles(write: OrganizationWrite, ctx: OrganizationContext) {
  const context = await openPeopleContext(write.tx, ctx);
  if (context.target === 'register')
    return refuse('SHARES.AMENDMENT_NEEDED', { data: { record: ['amendment'] } });
  const editable = checkEditable(context);
  return editable.ok ? ok(context) : editable;
}

const sharesOf = ({ registers }: PeopleContext, classId: string): bigint =>
  registers.certificates
    .filter((one) => one.classId === classId && isOpen(one))
    .reduce((total, { quantity }) => total + quantity, 0n);
