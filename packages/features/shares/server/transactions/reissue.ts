import type { Certificate } from '@tabellion/book/entities.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordDraft } from '../../../registers/server/public/acts.ts';
import { readReissue } from '../../rules/transactions/readReissue.ts';
import * as contract from '../../transactionContract.ts';
import { defineTransaction } from './defineTransaction.ts';
import { openCertificate } from './preconditions.ts';

/** A holder gets other certificates for as many shares. */
export const reissue = defineTransaction(contract.reissueCertificates, async (preconditions, body) => {
  const found: Certificate[] = [];
  for (const securityId of new Set(body.security_ids)) {
    const certificate = openCertificate(preconditions, securityId);
    if (!certificate.ok) return certificate;
    found.push(certificate.value);
  }
  const [first, ...others] = found;
  if (first === undefined) return refuse('GENERAL.NOT_FOUND');
  const read = readReissue(body, { ...preconditions, certificates: [first, ...others], newId });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  return ok({ drafts: [recordDraft('reissued', read.value, { on: preconditions.on })] });
});
