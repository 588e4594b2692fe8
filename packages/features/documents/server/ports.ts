import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Seal } from '@tabellion/paper/seal/seal.ts';
import type { Typesetter } from '@tabellion/paper/typeset/typesetter.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import type { Files } from '@tabellion/platform/files/files.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { ActivityPorts } from '../../activity/server/public.ts';
import type { PreviewableEntry } from '../../registers/server/public/acts.ts';

export interface DocumentPorts {
  /** How the log tells of the entries to which documents belong. */
  readonly activity: ActivityPorts;
  readonly db: Database;
  readonly texts: Texts;
  readonly files: Pick<Files, 'put' | 'get' | 'remove'>;
  readonly typesetter: Pick<Typesetter, 'print'>;
  /** Those of these documents that people are asked to sign now: a later feature knows. */
  outForSignature(q: Queries, orgId: string, ids: readonly string[]): Promise<readonly string[]>;
  /** The root certificates of its seals, in PEM. */
  readonly sealRoots: string;
  readonly seal: Pick<Seal, 'seal'>;
  /** The history of the corporation in the ledger, as a file that proves itself; undefined where nothing is recorded, or the
   *  ledger is away. */
  recordsFile(
    orgId: string,
    reading: { readonly asOf: PlainDate; readonly now: Instant },
  ): Promise<Uint8Array | undefined>;
  /** The address that stands at the foot of a book; the typesetter adds it to other documents itself. */
  readonly verifyAt: string;
  /** Nothing is generated there (specification section 1). */
  readonly isWhiteLabel: boolean;
  /** The forms of the registers, whose documents are shown before they are recorded. */
  readonly entries: readonly PreviewableEntry[];
}
