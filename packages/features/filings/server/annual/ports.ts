import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { BillingPorts } from '../../../billing/server/public.ts';
import type { DocumentPorts } from '../../../documents/server/public.ts';
import type { RegistryPorts } from '../../../registry/server/public.ts';

export interface AnnualPorts {
  readonly texts: Texts;
  readonly registry: RegistryPorts;
  readonly billing: BillingPorts;
  /** Prints the filled return and the confirmation, and keeps them in the minute book. */
  readonly documents: Pick<DocumentPorts, 'db' | 'files' | 'typesetter' | 'isWhiteLabel'>;
}
