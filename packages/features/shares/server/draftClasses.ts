/** Simple shares are one class at one price; this keeps it so. */

import type { DraftAct } from '@tabellion/book/draft.ts';
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import { decimal, formatDecimal, timesQuantity } from '@tabellion/kernel/decimal.ts';
import { quantity } from '@tabellion/kernel/quantity.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { PeopleContext } from '../../people/server/public.ts';
import { recordDraft } from '../../registers/server/public/acts.ts';
import { editFounding } from '../../registers/server/public/proposals.ts';
import { commonClass, commonClassId, languageOfArticles, simplePrice } from '../rules/commonClass.ts';
import { selectIsAdvanced } from './store.ts';

/** Makes the one class in a founding with simple shares that has none yet. */
export async function ensureClass(write: OrganizationWrite, context: PeopleContext) {
  const isNeeded = context.target === 'founding' && context.registers.classes.length === 0;
  if (!isNeeded || (await selectIsAdvanced(write.tx, write.orgId))) return ok({ isMade: false });
  const language = languageOfArticles(context);
  const made = await addClass(
    write,
    commonClass({ classId: commonClassId(write.orgId), price: simplePrice, language }),
  );
  return made.ok ? ok({ isMade: true }) : made;
}

/** A class in the articles being drafted. */
export async function addClass(write: OrganizationWrite, terms: ClassPayload) {
  const draft = recordDraft('class.created', { ...terms, amendment: null }, { latestOf: ['certificate'] });
  return editFounding(write, (drafts) => ok([...drafts, draft]));
}

/** Says a class of the draft again. */
export async function replaceClass(write: OrganizationWrite, terms: ClassPayload) {
  return editFounding(write, (drafts) => ok(drafts.map((draft) => withClass(draft, terms))));
}

/** One price for all: subscriptions of the class follow it. */
export async function repriceClass(write: OrganizationWrite, terms: ClassPayload) {
  const repriced = (drafts: readonly DraftAct[]) =>
    ok(drafts.map((draft) => withPrice(withClass(draft, terms), terms)));
  // The log says that the price was set.
  return editFounding(write, repriced, { isReported: false });
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
