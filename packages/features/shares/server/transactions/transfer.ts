import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { addOrSavePerson } from '../../../people/server/public.ts';
import { recordDraft } from '../../../registers/server/public/acts.ts';
import { readRecipientShares, readTransfer } from '../../rules/transactions/readTransfer.ts';
import { transferShares } from '../../transactionContract.ts';
import { defineTransaction } from './defineTransaction.ts';
import { classBefore, openCertificate, type TransactionPreconditions } from './preconditions.ts';

type Input = InputOf<typeof transferShares>['body'];

export const transfer = defineTransaction(transferShares, async (preconditions, body, write) => {
  const { on, resolution, notices } = preconditions;
  const certificate = openCertificate(preconditions, body.security_id);
  if (!certificate.ok) return certificate;
  const taken = { certificate: certificate.value, on, notices };
  const shared = readRecipientShares(body, taken);
  if (!shared.ok) return refuse('GENERAL.FIELD_INVALID', { fields: shared.error });
  const before = classBefore(preconditions, certificate.value.classId);
  if (!before.ok) return before;
  const to: { personId: string; shares: bigint }[] = [];
  for (const [at, shares] of shared.value.entries()) {
    const personId = await recipient(write, preconditions, body, at);
    if (!personId.ok) return personId;
    if (personId.value === certificate.value.personId)
      return refuseField(`to.${at}.person_id`, 'SHARES.TO_ITSELF');
    to.push({ personId: personId.value, shares });
  }
  const read = readTransfer(body, to, { ...taken, resolution, before: before.value, newId });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  return ok({ drafts: [recordDraft('transferred', read.value, { on })] });
});

/** Somebody on record, or new: he stands in the register on the day of the transfer. */
async function recipient(
  write: OrganizationWrite,
  { context, on }: TransactionPreconditions,
  { to }: Input,
  at: number,
) {
  const { person, person_id } = to[at] ?? {};
  const found = await addOrSavePerson(write, context, { person, person_id }, on);
  if (found.ok || found.error.fields === undefined) return found;
  const fields = found.error.fields.map((field) => ({ ...field, path: `to.${at}.${field.path}` }));
  return err({ ...found.error, fields });
}
