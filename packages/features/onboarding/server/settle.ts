import type { Instant } from '@tabellion/kernel/date.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { keepPaper } from '../../documents/server/public.ts';
import { type OrganizationWrite, setStatus, underHead } from '../../organizations/server/public.ts';
import { readInitialParticulars } from '../../registers/statedFacts.ts';
import type { RegistryReason } from '../../registry/rules/filing.ts';
import {
  type AnswerRefusal,
  admitAnyone,
  type Certificate,
  type CertificatePaper,
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
 *  Throws when it cannot be recorded; the submission then waits, and is asked about again.
 *  @returns what `admit` refused */
export async function settle(
  db: Database,
  { orgId, submissionId, now }: SubmissionQuery,
  answer: RegistrarAnswer,
  admit = admitAnyone,
): Promise<Result<null, AnswerRefusal>> {
  const outcome = await db.transaction(orgId, async (tx) => {
    const admitted = await admit(tx);
    if (!admitted.ok) return { ok: false, refused: admitted } as const;
    return underHead(tx, orgId, { userId: null, now }, async (write) => {
      const { facts, submission } = await loadWizard(tx, orgId, now);
      if (submission?.submission_id !== submissionId || submission.state !== 'waiting') return ok(null);
      return answer.state === 'accepted'
        ? recordAccepted(write, facts, submission, answer.certificate)
        : recordRejected(write, submissionId, answer.reasons);
    });
  });
  if ('refused' in outcome) return outcome.refused;
  if (!outcome.ok) throw new Error(`the registry's answer could not be recorded: ${outcome.error.textCode}`);
  return ok(null);
}

async function recordAccepted(
  write: OrganizationWrite,
  facts: FoundingFacts,
  { submission_id: submissionId, submitted_by: enteredBy }: Submission,
  certificate: Certificate,
) {
  await markAccepted(write.tx, write.orgId, submissionId, certificate, write.recordedAt);
  const recorded = await incorporate(write, facts, { ...certificate, enteredBy, submissionId });
  if (!recorded.ok) return recorded;
  if (certificate.paper !== undefined) await keepCertificate(write, facts, certificate, certificate.paper);
  await mailIncorporated(write);
  return recorded;
}

/** The certificate that somebody entered, in the minute book. */
async function keepCertificate(
  write: OrganizationWrite,
  { articles: { language } }: FoundingFacts,
  { certificateOn }: Certificate,
  file: CertificatePaper,
): Promise<void> {
  await keepPaper(write, {
    documentId: undefined,
    title: language === 'fr' ? 'Certificat de constitution' : 'Certificate of incorporation',
    section: 'articles',
    datedOn: certificateOn,
    status: 'signed',
    file,
    printed: null,
  });
  await recordActivity(write, { kind: 'documents_made', params: { documents: 1 } });
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
    stated: readInitialParticulars(organization, certificateOn),
    corporationNumber,
    certificateOn,
    resolutionOn,
    today,
    ...(enteredBy !== undefined && { enteredBy }),
    ...(submissionId !== undefined && { submissionId }),
  });
}
