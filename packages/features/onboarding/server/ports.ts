import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { Registrar } from './registrar/registrar.ts';

/** Dependencies of the wizard that the installation supplies. */
export interface OnboardingPorts {
  texts: Texts;
  registrar: Registrar;
  /** How long a request or a job waits for the registry. */
  registrarTimeoutMs: number;
}
