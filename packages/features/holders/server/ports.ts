import type { Files } from '@tabellion/platform/files/files.ts';
import type { RecordsPorts } from '../../records/server/public.ts';

export interface HolderPorts {
  readonly files: Pick<Files, 'get'>;
  /** The address before the code of a document. */
  readonly verifyAt: string;
  readonly records: Pick<RecordsPorts, 'ledger' | 'log' | 'verifier'>;
}
