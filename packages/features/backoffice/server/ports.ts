import type { Files } from '@tabellion/platform/files/files.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';

export interface BackofficePorts {
  readonly texts: Texts;
  readonly files: Pick<Files, 'put' | 'get' | 'remove'>;
}
