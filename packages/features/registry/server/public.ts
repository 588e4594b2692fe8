/** Registries, and what was sent to them, for the mains and later features. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { type FilingDeskName, manualFilingDesk } from './filings/filingDesk.ts';
import { openSandboxFilingDesk } from './filings/sandbox.ts';
import type { RegistryPorts } from './ports.ts';
import { manualRegistrar, type RegistrarName } from './registrar/registrar.ts';
import { openSandboxRegistrar } from './registrar/sandbox.ts';
import type { CertificatePress } from './registrar/specimenCertificate.ts';

export { type AdmitAnswer, type AnswerRefusal, admitAnyone } from './admit.ts';
export type {
  FiledPaper,
  FilingAnswer,
  FilingDeskName,
} from './filings/filingDesk.ts';
export { submissionsOutside } from './outside.ts';
export type { RegistryPorts } from './ports.ts';
export { askCustomer, withdrawQuestion } from './questions.ts';
export type { Certificate, CertificatePaper, RegistrarAnswer } from './registrar/registrar.ts';
export { replaceIncorporators, selectIncorporators as incorporatorsOf } from './store/incorporators.ts';
export { type QueuedQuestion, selectQueuedQuestions as queuedQuestions } from './store/questions.ts';
export {
  insertSubmission,
  lookAtSubmission,
  markAccepted,
  markRejected,
  type QueuedSubmission,
  type Submission,
  selectManualSubmissions as submissionsFiledByHand,
  selectQueuedSubmissions as queuedSubmissions,
  selectSubmission as submissionOf,
} from './store/submissions.ts';

interface RegistryOptions {
  registrar: RegistrarName;
  filing: FilingDeskName;
  db: Database;
  clock: () => Instant;
  /** The sandbox prints its certificates with it; without it they are no files. */
  press?: CertificatePress | undefined;
}

/** How long the sandbox looks at what it was sent before it tells what it decided. */
const sandboxDelayMs = 2_000;
const registryTimeoutMs = 10_000;

export function openRegistry({ registrar, filing, db, clock, press }: RegistryOptions): RegistryPorts {
  const sandbox = { db, clock, delayMs: sandboxDelayMs };
  return {
    registrar: registrar === 'manual' ? manualRegistrar : openSandboxRegistrar({ ...sandbox, press }),
    filingDesk: filing === 'manual' ? manualFilingDesk : openSandboxFilingDesk(sandbox),
    registryTimeoutMs,
  };
}
