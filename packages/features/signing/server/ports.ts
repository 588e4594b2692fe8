import type { Seal } from '@tabellion/paper/seal/seal.ts';
import type { Typesetter } from '@tabellion/paper/typeset/typesetter.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { Files } from '@tabellion/platform/files/files.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { DocumentPorts } from '../../documents/server/public.ts';
import type { JudgingDrafts } from '../../registers/server/public/proposals.ts';

export interface SigningPorts {
  readonly documents: DocumentPorts;
  readonly db: Database;
  readonly texts: Texts;
  readonly files: Pick<Files, 'put' | 'get'>;
  readonly typesetter: Pick<Typesetter, 'print'>;
  readonly seal: Pick<Seal, 'seal' | 'signEach'>;
  /** The law of each kind of act, for the entry that the last signature records. */
  readonly laws: readonly JudgingDrafts[];
}
