/** Ports of organizations to the installation and to features that come after them. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { Files } from '@tabellion/platform/files/files.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';

export interface OrganizationPorts {
  texts: Texts;
  files: Files;
  /** DEPLOYMENT_MODE is white_label. */
  isWhiteLabel: boolean;
  /** How many signatures the organization waits for. */
  countPendingSignatures(q: Queries, orgId: string): Promise<number>;
}
