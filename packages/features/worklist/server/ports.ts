import type { Texts } from '@tabellion/platform/http/answer.ts';

export interface WorklistPorts {
  readonly texts: Texts;
}
