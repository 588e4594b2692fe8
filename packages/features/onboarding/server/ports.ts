import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { RegistryPorts } from '../../registry/server/public.ts';

/** Dependencies of the wizard that the installation supplies. */
export interface OnboardingPorts {
  texts: Texts;
  registry: RegistryPorts;
}
