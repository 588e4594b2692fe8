/** One issuance of a holder at a time. */
import { type Certificate, type IssuedCertificate, isIssue } from '@tabellion/book/entities.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import type { CorrectionOrChangeInput } from '../../../people/rules/readCorrectionOrChange.ts';
import { checkEditable, openPeopleContext, type PeopleContext } from '../../../people/server/public.ts';
import * as contract from '../../contract.ts';
import { firstWithoutVesting } from '../../rules/holderForm.ts';
import type { IssuanceInput } from '../../shapes.ts';
import { defineSharesForm } from '../defineSharesForm.ts';
import { saveHolding } from '../issuing.ts';
import { refuseOnRecord, retractIssue } from '../subscribing.ts';
import { isOpen } from '../views.ts';
import { openEditableFounding } from './holders.ts';

/** Adds an issuance, or says one again: the one that the body names. A body of vesting alone adds it to the first
 *  issuance that has none. */
export const updateIssuance = defineSharesForm(
  contract.updateIssuance,
  (write, { ctx, input: { params, body } }) => {
    const { as, reason, override: _override, override_reason: _reason, ...input } = body;
    return saveOne(write, ctx, { input, change: { as, reason }, holderIn: () => params.id });
  },
  (view, { securityId }) => {
    const issuances = view.shareholders.flatMap((one) => one.issuances);
    const issuance = issuances.find(({ _id }) => _id === securityId);
    return issuance === undefined ? refuse('GENERAL.NOT_FOUND') : ok({ ...view, issuance });
  },
);

/** The number of shares of one issuance. */
export const updateOwnership = defineSharesForm(
  contract.updateOwnership,
  (write, { ctx, input: { body } }) => {
    const { issuance_id: _id, ownership, ...change } = body;
    const holderIn = ({ registers }: PeopleContext) =>
      registers.certificates.find(({ securityId }) => securityId === _id)?.personId;
    return saveOne(write, ctx, { input: { _id, ownership }, change, holderIn });
  },
);

interface SaveIssuance {
  readonly input: IssuanceInput;
  readonly change: CorrectionOrChangeInput;
  holderIn(context: PeopleContext): string | undefined;
}

async function saveOne(
  write: OrganizationWrite,
  ctx: OrganizationContext,
  { input, change, holderIn }: SaveIssuance,
) {
  const opened = await openEditableFounding(write, ctx);
  if (!opened.ok) return opened;
  const context = opened.value;
  const personId = holderIn(context);
  if (personId === undefined || !isRegistered(context, personId)) return refuse('GENERAL.NOT_FOUND');
  const named = naming(context, personId, input);
  if (!named.ok) return named;
  const saving = { personId, inputs: [named.value], prefixOf: () => '', change };
  const saved = await saveHolding(write, context, saving);
  return saved.ok ? ok({ securityId: saved.value[0]?.securityId ?? input._id ?? input.id ?? '' }) : saved;
}

function naming({ registers }: PeopleContext, personId: string, input: IssuanceInput) {
  const own = registers.certificates.filter(
    (one) => isIssue(one) && one.personId === personId && isOpen(one),
  );
  const { vesting, ...rest } = input;
  const addsVesting = vesting && Object.values(rest).every((value) => value === undefined);
  if (!addsVesting || own.length === 0) return ok(input);
  const free = firstWithoutVesting(own);
  return free.ok
    ? ok({ _id: free.value, vesting })
    : refuse('GENERAL.FIELD_INVALID', { fields: [free.error] });
}

const isRegistered = ({ registers }: PeopleContext, personId: string): boolean =>
  registers.persons.some((one) => one.personId === personId);

export const removeIssuance = defineSharesForm(
  contract.removeIssuance,
  async (write, { ctx, input: { params } }) => {
    const { shareholderId, issuanceId } = params;
    const context = await openPeopleContext(write.tx, ctx);
    const editable = checkEditable(context);
    if (!editable.ok) return editable;
    const isWanted = (one: Certificate): one is IssuedCertificate =>
      isIssue(one) && one.securityId === issuanceId && one.personId === shareholderId && isOpen(one);
    const certificate = context.registers.certificates.find(isWanted);
    if (certificate === undefined) return refuse('GENERAL.NOT_FOUND');
    if (!context.registers.proposed.has(issuanceId)) return refuseOnRecord('SHARES.ISSUANCE_ON_RECORD');
    const retracted = await retractIssue(write, context, certificate);
    return retracted.ok ? ok({ issuanceId }) : retracted;
  },
);
