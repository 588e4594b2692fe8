import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { RegistryPorts } from '../../registry/server/public.ts';

export interface FilingPorts {
  readonly texts: Texts;
  readonly registry: RegistryPorts;
}
