/** Preconditions of an act on an instrument, besides those of every act. */
import type { PaidIssue } from '@tabellion/book/acts/issued.ts';
import type { Instrument, InstrumentKind } from '@tabellion/book/entities.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { instrumentLabelsOn, promisedOn } from '../../registers/server/public/instruments.ts';
import { classBefore, type TransactionPreconditions } from '../../shares/server/public.ts';
import type { InstrumentLabels } from '../rules/readInstrument.ts';

const prefixes: Readonly<Record<InstrumentKind, string>> = {
  option: 'OP',
  warrant: 'W',
  safe: 'SAFE',
  note: 'CN',
  debt: 'D',
};

/** Numbers that instruments bear today. */
export const labelsOf = async (
  { tx, orgId, today, lastSeq }: OrganizationWrite,
  kind: InstrumentKind,
): Promise<InstrumentLabels> => ({
  taken: await instrumentLabelsOn(tx, orgId, { asOf: today, seq: Number(lastSeq()) }),
  prefix: prefixes[kind],
});

/** A class with what is issued and promised of it. */
export async function readIssuedAndPromised(
  { tx, orgId, lastSeq }: OrganizationWrite,
  preconditions: Pick<TransactionPreconditions, 'registers' | 'context' | 'on'>,
  classId: string,
) {
  const before = classBefore(preconditions, classId);
  if (!before.ok) return before;
  const promised = await promisedOn(tx, orgId, { asOf: preconditions.on, seq: Number(lastSeq()), classId });
  return ok({ authorized: before.value.terms.authorized, issued: before.value.issued, promised });
}

/** Shares that an instrument brings its holder: numbered when they are recorded, and vested. */
export const issueFor = (
  { notices }: Pick<TransactionPreconditions, 'notices'>,
  { personId, exemption }: Instrument,
  terms: Pick<PaidIssue, 'classId' | 'quantity' | 'price' | 'consideration' | 'paidOn'>,
): PaidIssue => ({
  securityId: newId(),
  certificate: null,
  personId,
  exemption,
  vesting: null,
  form: null,
  legends: [...notices],
  takenOver: null,
  poolId: null,
  ...terms,
});
