/** A registry is asked again whether it has decided about the articles that it was sent. */
import { type Inquiry, type OpenOutside, outside } from '@tabellion/platform/outside/outside.ts';
import type { Filing } from '../rules/filing.ts';
import type { RegistryPorts } from './ports.ts';
import type { RegistrarAnswer } from './registrar/registrar.ts';
import { selectDueSubmissions } from './store/submissions.ts';

/** Whose articles they are says what is sent, and what an answer brings. */
export interface Submitting {
  /** While a submission waits nobody can edit its articles, so they are read again as they were sent. */
  readonly filingOf: (inquiry: Inquiry) => Promise<Filing>;
  readonly settle: (inquiry: Inquiry, answer: RegistrarAnswer) => Promise<void>;
}

export function submissionsOutside(
  { registrar, registryTimeoutMs: timeoutMs }: RegistryPorts,
  { filingOf, settle }: Submitting,
): OpenOutside {
  return outside<RegistrarAnswer>({
    name: 'registry.askAboutSubmissions',
    // Somebody looks at "waiting for the registry".
    every: { seconds: 5 },
    timeoutMs,
    selectDue: (q, due) => selectDueSubmissions(q, registrar.name, due),
    find: registrar.find,
    send: async (inquiry, signal) =>
      registrar.name === 'manual'
        ? { state: 'waiting' }
        : registrar.submit(await filingOf(inquiry), inquiry.row.id, signal),
    settle,
  });
}
