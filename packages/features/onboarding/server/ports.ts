import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { Registrar } from './registrar/registrar.ts';

/** What the wizard needs from the installation. */
export interface OnboardingPorts {
  texts: Texts;
  registrar: Registrar;
  /** How long a request or a job waits for the registry. */
  registrarTimeoutMs: number;
}
