/** For the mains and later features: how the wizard is opened, and how an answer that came by hand is recorded. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { OnboardingPorts } from './ports.ts';
import { manualRegistrar, type RegistrarName } from './registrar/registrar.ts';
import { openSandboxRegistrar } from './registrar/sandbox.ts';

export { recordFactsOfOlderCompanies } from './olderCompanies.ts';
export type { OnboardingPorts } from './ports.ts';
export { settle as recordRegistrarAnswer } from './settle.ts';
export { selectIncorporators as incorporatorsOf } from './store/answers.ts';
export { selectSubmission as submissionOf } from './store/submissions.ts';

interface OnboardingOptions {
  registrar: RegistrarName;
  db: Database;
  clock: () => Instant;
  texts: Texts;
}

/** How long the sandbox looks at articles before it tells what it decided. */
const sandboxDelayMs = 2_000;
const registrarTimeoutMs = 10_000;

export const openOnboarding = ({ registrar, db, clock, texts }: OnboardingOptions): OnboardingPorts => ({
  texts,
  registrar:
    registrar === 'manual' ? manualRegistrar : openSandboxRegistrar({ db, clock, delayMs: sandboxDelayMs }),
  registrarTimeoutMs,
});
