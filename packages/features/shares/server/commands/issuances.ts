/** One issuance of a holder at a time. */
import { type Certificate, type IssuedCertificate, isIssue } from '@tabellion/book/entities.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { Handled, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { writeOrganization } from '../../../organizations/server/public.ts';
import type { ChangeModeInput } from '../../../people/rules/readHow.ts';
import {
  checkEditable,
  howOf,
  openPeopleContext,
  type PeopleContext,
} from '../../../people/server/public.ts';
import type { LimitOverride } from '../../../registers/privateIssuer.ts';
import { writeBundled } from '../../../registers/server/public/acts.ts';
import type * as contract from '../../contract.ts';
import { firstWithoutVesting } from '../../rules/holderForm.ts';
import type { IssuanceInput } from '../../shapes.ts';
import { planIssuances } from '../planning.ts';
import type { SharesPorts } from '../ports.ts';
import { sharesReply } from '../reply.ts';
import { retractIssue } from '../retracting.ts';
import { refuseOnRecord, saveIssuances } from '../subscribing.ts';
import { isOpen } from '../views.ts';
import { openEditable } from './holders.ts';

/** Adds an issuance, or says one again: the one that the body names. A body of vesting alone adds it to the first issuance
 *  that has none. Errors: ORGANIZATION.SUBMITTED, GENERAL.NOT_FOUND, GENERAL.FIELD_INVALID with fields, SHARES.ISSUANCE_ON_RECORD. */
export async function updateIssuance(
  ctx: OrganizationContext,
  ports: SharesPorts,
  { params, body }: Pick<InputOf<typeof contract.updateIssuance>, 'params' | 'body'>,
): Promise<Handled<ReplyOf<typeof contract.updateIssuance>>> {
  const { as, reason, override, override_reason, ...input } = body;
  const limitOverride = { override, override_reason };
  const personId = params.id;
  const written = await saveOne(ctx, { input, how: { as, reason }, limitOverride, holderIn: () => personId });
  if (!written.ok) return written;
  const view = await sharesReply(ctx, ports);
  const issuance = view.shareholders
    .flatMap(({ issuances }) => issuances)
    .find(({ _id }) => _id === written.value.securityId);
  return issuance === undefined ? refuse('GENERAL.NOT_FOUND') : ok({ ...view, issuance });
}

/** The number of shares of one issuance. Errors: as `updateIssuance`. */
export async function updateOwnership(
  ctx: OrganizationContext,
  ports: SharesPorts,
  { body }: Pick<InputOf<typeof contract.updateOwnership>, 'body'>,
): Promise<Handled<ReplyOf<typeof contract.updateOwnership>>> {
  const { issuance_id: _id, ownership, as, reason } = body;
  const holderIn = ({ registers }: PeopleContext) =>
    registers.certificates.find(({ securityId }) => securityId === _id)?.personId;
  const written = await saveOne(ctx, { input: { _id, ownership }, how: { as, reason }, holderIn });
  return written.ok ? ok(await sharesReply(ctx, ports)) : written;
}

interface SaveIssuance {
  readonly input: IssuanceInput;
  readonly how: ChangeModeInput;
  readonly limitOverride?: LimitOverride;
  holderIn(context: PeopleContext): string | undefined;
}

const saveOne = (
  ctx: OrganizationContext,
  { input, how, limitOverride = {}, holderIn }: SaveIssuance,
): Promise<Result<{ securityId: string }, Refusal>> =>
  writeBundled(ctx, limitOverride, async (write) => {
    const opened = await openEditable(write, ctx);
    if (!opened.ok) return opened;
    const context = opened.value;
    const personId = holderIn(context);
    if (personId === undefined || !isRegistered(context, personId)) return refuse('GENERAL.NOT_FOUND');
    const read = howOf(context, how);
    if (!read.ok) return read;
    const named = naming(context, personId, input);
    if (!named.ok) return named;
    const query = { personId, inputs: [named.value], prefixOf: () => '' };
    const planned = await planIssuances(write, context, query);
    if (!planned.ok) return planned;
    const saved = await saveIssuances(write, context, {
      personId,
      planned: planned.value,
      how: read.value,
    });
    return saved.ok ? ok({ securityId: planned.value[0]?.securityId ?? '' }) : saved;
  });

/** Errors: GENERAL.FIELD_INVALID with the field of `firstWithoutVesting`. */
function naming(
  { registers }: PeopleContext,
  personId: string,
  input: IssuanceInput,
): Result<IssuanceInput, Refusal> {
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

/** Errors: SHARES.ISSUANCE_ON_RECORD, GENERAL.NOT_FOUND, ORGANIZATION.SUBMITTED. */
export async function removeIssuance(
  ctx: OrganizationContext,
  ports: SharesPorts,
  { params }: Pick<InputOf<typeof contract.removeIssuance>, 'params'>,
): Promise<Handled<ReplyOf<typeof contract.removeIssuance>>> {
  const { shareholderId, issuanceId } = params;
  const written = await writeOrganization(ctx, async (write) => {
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
  });
  return written.ok ? ok(await sharesReply(ctx, ports)) : written;
}
