import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { Seal } from '../../accounts/server/public.ts';
import type { RegistryPorts } from '../../registry/server/public.ts';

export interface FilingPorts {
  /** Seals what registries gave in confidence. */
  readonly seal: Seal;
  readonly texts: Texts;
  readonly registry: RegistryPorts;
}
