import type { Texts } from '@tabellion/platform/http/answer.ts';

export interface SharesPorts {
  texts: Texts;
}
