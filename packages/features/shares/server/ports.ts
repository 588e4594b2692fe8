import type { Texts } from '@tabellion/platform/http/answer.ts';

/** What shares take from the installation. */
export interface SharesPorts {
  texts: Texts;
}
