import type { Database } from '@tabellion/platform/database/queries.ts';
import { filingOf } from '../rules/filing.ts';
import { loadWizard } from './load.ts';
import type { OnboardingPorts } from './ports.ts';
import type { RegistrarAnswer } from './registrar/registrar.ts';
import { type SubmissionQuery, settle } from './settle.ts';

/** Harmless to repeat, at any moment and from any process. Throws when the registry is away or silent. */
export async function askRegistrar(
  db: Database,
  ports: OnboardingPorts,
  query: SubmissionQuery,
): Promise<void> {
  const { registrar, registrarTimeoutMs } = ports;
  const found = await registrar.find(query.submissionId, AbortSignal.timeout(registrarTimeoutMs));
  const answer = found.state === 'unknown' ? await file(db, ports, query) : found;
  if (answer.state !== 'received') await settle(db, query, answer);
}

/** While a submission waits nobody can edit its articles, so they are read again as they were sent. */
async function file(
  db: Database,
  { registrar, registrarTimeoutMs }: OnboardingPorts,
  { orgId, submissionId, now }: SubmissionQuery,
): Promise<RegistrarAnswer> {
  const { facts } = await db.asOrganization(orgId, (q) => loadWizard(q, orgId, now));
  return registrar.submit(filingOf(facts), submissionId, AbortSignal.timeout(registrarTimeoutMs));
}
