import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { type OrganizationWrite, setStatus, underHead } from '../../organizations/server/public.ts';
import { readInitialParticulars } from '../../registers/statedFacts.ts';
import type { RegistryReason } from '../../registry/rules/filing.ts';
import {
  type Certificate,
  markAccepted,
  markRejected,
  type RegistrarAnswer,
  type Submission,
} from '../../registry/server/public.ts';
import type { FoundingFacts } from '../rules/facts.ts';
import { incorporatedPayload, nameOnCertificate, resolutionOnCertificate } from '../rules/incorporation.ts';
import { recordFounding } from './incorporation.ts';
import { loadWizard } from './load.ts';
import { mailIncorporated, mailRejected } from './mail.ts';

interface SubmissionQuery {
  orgId: string;
  submissionId: string;
  now: Instant;
}

/** Records an answer once: a submission that is settled stays as it is. Staff who file by hand record it here too.
 *  Throws when it cannot be recorded; the submission then waits, and is asked about again. */
export async function settle(
  db: Database,
  { orgId, submissionId, now }: SubmissionQuery,
  answer: RegistrarAnswer,
): Promise<void> {
  const outcome = await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: null, now }, async (write) => {
      const { facts, submission } = await loadWizard(tx, orgId, now);
      if (submission?.submission_id !== submissionId || submission.state !== 'waiting') return ok(null);
      return answer.state === 'accepted'
        ? recordAccepted(write, facts, submission, answer.certificate)
        : recordRejected(write, submissionId, answer.reasons);
    }),
  );
  if (!outcome.ok) throw new Error(`the registry's answer could not be recorded: ${outcome.error.textCode}`);
}

async function recordAccepted(
  write: OrganizationWrite,
  facts: FoundingFacts,
  { submission_id: submissionId, submitted_by: enteredBy }: Submission,
  certificate: Certificate,
) {
  await markAccepted(write.tx, write.orgId, submissionId, certificate, write.recordedAt);
  const recorded = await incorporate(write, facts, { ...certificate, enteredBy, submissionId });
  if (recorded.ok) await mailIncorporated(write);
  return recorded;
}

async function recordRejected(
  write: OrganizationWrite,
  submissionId: string,
  reasons: readonly RegistryReason[],
) {
  await markRejected(write.tx, write.orgId, submissionId, reasons, write.recordedAt);
  const moved = await setStatus(write, 'rejected');
  if (!moved.ok) return moved;
  await mailRejected(write);
  return ok(null);
}

/** The corporation exists from its certificate's date on: status, name, acts.
 *  @param certificate.name  left out where the name stays as it is
 *  @param certificate.enteredBy  as of `Incorporation` */
export async function incorporate(
  write: OrganizationWrite,
  { organization, articles, organizingResolutionOn, today }: FoundingFacts,
  {
    corporationNumber,
    certificateOn,
    name,
    enteredBy,
    submissionId,
  }: Pick<Certificate, 'corporationNumber' | 'certificateOn'> & {
    name?: string;
    enteredBy?: string;
    submissionId?: string;
  },
) {
  const moved = await setStatus(write, 'incorporated', {
    incorporatedOn: certificateOn,
    corporationNumber,
    name: name === undefined ? undefined : nameOnCertificate(name, organization),
  });
  if (!moved.ok) return moved;
  const isNew = organization.company_type === 'new';
  // A new corporation organizes itself by signatures, which nobody can give before it exists.
  const resolutionOn = isNew ? null : resolutionOnCertificate(organizingResolutionOn, certificateOn);
  const payload = incorporatedPayload(organization, articles, name);
  return recordFounding(write, {
    isNew,
    payload,
    stated: readInitialParticulars(organization),
    corporationNumber,
    certificateOn,
    resolutionOn,
    today,
    ...(enteredBy !== undefined && { enteredBy }),
    ...(submissionId !== undefined && { submissionId }),
  });
}
