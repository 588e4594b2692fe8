/** Simple shares are one class at one price; this keeps it so. */

import type { DraftAct } from '@tabellion/book/draft.ts';
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import { decimal, formatDecimal, timesQuantity } from '@tabellion/kernel/decimal.ts';
import { quantity } from '@tabellion/kernel/quantity.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { type PeopleContext, place } from '../../people/server/public.ts';
import { recordDraft } from '../../registers/server/public/acts.ts';
import { editFounding } from '../../registers/server/public/proposals.ts';
import { commonClass, commonClassId, languageOfArticles, simplePrice } from '../rules/commonClass.ts';
import { selectIsAdvanced } from './store.ts';

/** Makes the one class in a founding with simple shares that has none yet. */
export async function ensureClass(
  write: OrganizationWrite,
  context: PeopleContext,
): Promise<Result<{ isMade: boolean }, Refusal>> {
  const isNeeded = context.target === 'founding' && context.registers.classes.length === 0;
  if (!isNeeded || (await selectIsAdvanced(write.tx, write.orgId))) return ok({ isMade: false });
  const language = languageOfArticles(context);
  const terms = commonClass({ classId: commonClassId(write.orgId), price: simplePrice, language });
  const made = await addClass(write, context, terms);
  return made.ok ? ok({ isMade: true }) : made;
}

/** A class in the articles being drafted. Errors: those of the registers. */
export async function addClass(
  write: OrganizationWrite,
  context: PeopleContext,
  terms: ClassPayload,
): Promise<Result<null, Refusal>> {
  const placed = await place(write, context, [
    recordDraft('class.created', { ...terms, amendment: null }, { latestOf: ['certificate'] }),
  ]);
  return placed.ok ? ok(null) : placed;
}

/** Says a class of the draft again. Errors: those of the registers. */
export async function replaceClass(
  write: OrganizationWrite,
  terms: ClassPayload,
): Promise<Result<null, Refusal>> {
  const edited = await editFounding(write, (drafts) => ok(drafts.map((draft) => withClass(draft, terms))));
  return edited.ok ? ok(null) : edited;
}

/** One price for all: subscriptions of the class follow it. Errors: those of the registers. */
export async function repriceClass(
  write: OrganizationWrite,
  terms: ClassPayload,
): Promise<Result<null, Refusal>> {
  const repriced = (drafts: readonly DraftAct[]) =>
    ok(drafts.map((draft) => withPrice(withClass(draft, terms), terms)));
  // The log says that the price was set.
  const edited = await editFounding(write, repriced, { isReported: false });
  return edited.ok ? ok(null) : edited;
}

function withClass(draft: DraftAct, terms: ClassPayload): DraftAct {
  if (draft.verb === 'void' || draft.kind !== 'class.created') return draft;
  return draft.payload.classId === terms.classId
    ? { ...draft, payload: { ...draft.payload, ...terms } }
    : draft;
}

function withPrice(draft: DraftAct, { classId, price }: ClassPayload): DraftAct {
  if (draft.verb === 'void' || draft.kind !== 'issued' || price === null) return draft;
  const issues = draft.payload.issues.map((one) => {
    if (one.classId !== classId) return one;
    const amount = formatDecimal(timesQuantity(decimal(price), quantity(one.quantity)));
    return { ...one, price, consideration: one.consideration && { ...one.consideration, amount } };
  });
  return { ...draft, payload: { ...draft.payload, issues } };
}
