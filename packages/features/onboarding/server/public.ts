/** For the mains and later features: how the wizard is opened, and how an answer that came by hand is recorded. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { OnboardingPorts } from './ports.ts';
import { manualRegistrar } from './registrar/manual.ts';
import type { RegistrarName } from './registrar/registrar.ts';
import { openSandboxRegistrar } from './registrar/sandbox.ts';
import { selectAnswers } from './store/answers.ts';

export type { OnboardingPorts } from './ports.ts';
export { settle as recordRegistrarAnswer } from './settle.ts';
export { selectArticlesLanguage as articlesLanguageOf, selectSector as sectorOf } from './store/answers.ts';

/** On which a founding's subscriptions may be issued; null until it has a date. */
export const organizingResolutionOn = async (q: Queries, orgId: string): Promise<PlainDate | null> =>
  (await selectAnswers(q, orgId)).organizing_resolution_on;

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
