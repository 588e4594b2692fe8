import type { Texts } from '@tabellion/platform/http/answer.ts';

export interface ImportPorts {
  readonly texts: Texts;
}
