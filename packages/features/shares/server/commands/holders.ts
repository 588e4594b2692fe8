/** Holders: added, changed, taken out of a draft. */
import { type IssuedCertificate, isIssue } from '@tabellion/book/entities.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type OrganizationContext, okWithCode } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import {
  checkEditable,
  editProposed,
  openPeopleContext,
  type PeopleContext,
  withoutUnreferencedPerson,
} from '../../../people/server/public.ts';
import { lacksPlace, proposeUntilPlace } from '../../../registers/server/public/proposals.ts';
import * as contract from '../../contract.ts';
import { defineSharesForm } from '../defineSharesForm.ts';
import { ensureClass } from '../draftClasses.ts';
import { issueTo, saveHolding } from '../issuing.ts';
import { refuseOnRecord, retractIssue } from '../subscribing.ts';
import { isOpen } from '../views.ts';

const prefixOf = (index: number): string => `issuances.${index}.`;

export const addShareholder = defineSharesForm(
  contract.addShareholder,
  async (write, { ctx, input: { body } }) => {
    const { person, person_id, issuances: inputs } = body;
    if (inputs.length === 0) return refuseField('issuances', 'SHARES.ISSUANCE_REQUIRED');
    const context = await openEditableFounding(write, ctx);
    if (!context.ok) return context;
    return addHolder(write, context.value, { person, person_id, inputs, prefixOf });
  },
  (view, { personId, withoutPlace }) => {
    const reply = { ...view, person_id: personId };
    return withoutPlace === null ? ok(reply) : okWithCode('SHARES.WAITS_FOR_PLACE', reply);
  },
);

/** Whoever is beyond the places of the plan is proposed, until there is one for him. */
async function addHolder(
  write: OrganizationWrite,
  context: PeopleContext,
  issuing: Parameters<typeof issueTo>[2],
) {
  const known = issuing.person_id ?? issuing.person?.person_id;
  const isBeyond = context.target === 'register' && (await lacksPlace(write, known));
  const entered = isBeyond
    ? await proposeUntilPlace(write, (trying) => issueTo(trying, context, issuing))
    : await issueTo(write, context, issuing);
  if (!entered.ok) return entered;
  const made = entered.value;
  const { personId } = 'done' in made ? made.done : made;
  const withoutPlace: string | null = 'done' in made ? made.proposalId : null;
  return ok({ personId, withoutPlace });
}

/** Issuances that the form leaves out stay as they are. */
export const updateShareholder = defineSharesForm(
  contract.updateShareholder,
  async (write, { ctx, input: { body } }) => {
    const { person_id: personId, person, issuances: inputs } = body;
    const context = await openEditableFounding(write, ctx);
    if (!context.ok) return context;
    if (!isHolder(context.value, personId)) return refuse('GENERAL.NOT_FOUND');
    const saving = { personId, person, inputs, prefixOf, change: body };
    const saved = await saveHolding(write, context.value, saving);
    return saved.ok ? ok({ personId }) : saved;
  },
);

/** Takes a holder's subscriptions back. */
export const removeShareholder = defineSharesForm(
  contract.removeShareholder,
  async (write, { ctx, input: { params } }) => {
    const personId = params.itemId;
    const opened = await openPeopleContext(write.tx, ctx);
    const editable = checkEditable(opened);
    if (!editable.ok) return editable;
    const own = opened.registers.certificates.filter((one) => one.personId === personId && isOpen(one));
    if (own.length === 0) return refuse('GENERAL.NOT_FOUND');
    if (own.some(({ securityId }) => !opened.registers.proposed.has(securityId)))
      return refuseOnRecord('SHARES.HOLDER_STAYS');
    return retract(write, opened, personId, own.filter(isIssue));
  },
);

async function retract(
  write: OrganizationWrite,
  context: PeopleContext,
  personId: string,
  own: readonly IssuedCertificate[],
) {
  for (const certificate of own) {
    const retracted = await retractIssue(write, context, certificate);
    if (!retracted.ok) return retracted;
  }
  if (context.target === 'founding') {
    const forgotten = await editProposed(write, context, '', (drafts) =>
      ok(withoutUnreferencedPerson(drafts, personId)),
    );
    if (!forgotten.ok) return forgotten;
  }
  return ok({ personId });
}

/** The context of a founding that may be edited, with the one class of simple shares in it. */
export async function openEditableFounding(write: OrganizationWrite, ctx: OrganizationContext) {
  const context = await openPeopleContext(write.tx, ctx);
  const editable = checkEditable(context);
  if (!editable.ok) return editable;
  const made = await ensureClass(write, context);
  if (!made.ok) return made;
  return ok(made.value.isMade ? await openPeopleContext(write.tx, ctx) : context);
}

const isHolder = ({ registers }: PeopleContext, personId: string): boolean =>
  registers.certificates.some((one) => one.personId === personId && isOpen(one));
