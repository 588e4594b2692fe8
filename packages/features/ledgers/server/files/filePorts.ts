import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import type { Typesetter } from '@tabellion/paper/typeset/typesetter.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';

export interface FilePorts {
  readonly texts: Texts;
  readonly typesetter: Pick<Typesetter, 'print'>;
  /** The Act under which a corporation stands, as documents name it. */
  readonly actName: (jurisdiction: JurisdictionId, language: PrintedDocument['language']) => string;
}
