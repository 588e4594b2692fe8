import type { Files } from '@tabellion/platform/files/files.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';

import type { JudgingDrafts } from '../../registers/server/public/proposals.ts';

export interface BackofficePorts {
  readonly texts: Texts;
  readonly laws: readonly JudgingDrafts[];
  readonly files: Pick<Files, 'put' | 'get' | 'remove'>;
}
