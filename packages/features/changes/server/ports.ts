import type { Database } from '@tabellion/platform/database/queries.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { BillingPorts } from '../../billing/server/public.ts';
import type { DocumentPorts } from '../../documents/server/public.ts';
import type { JudgingDrafts } from '../../registers/server/public/proposals.ts';
import type { RegistryPorts } from '../../registry/server/public.ts';

export interface ChangePorts {
  readonly db: Database;
  readonly texts: Texts;
  /** They hold every form of the registers, of which changes are made. */
  readonly documents: DocumentPorts;
  readonly registry: RegistryPorts;
  readonly billing: BillingPorts;
  /** The law of each kind of act, for what a certificate or a paper records. */
  readonly laws: readonly JudgingDrafts[];
}
