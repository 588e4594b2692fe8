import type { Files } from '@tabellion/platform/files/files.ts';
import type { FilePorts } from '../../ledgers/server/public.ts';

export interface CheckPorts extends FilePorts {
  readonly files: Pick<Files, 'get'>;
  /** No document is generated there (specification section 1). */
  readonly isWhiteLabel: boolean;
}
