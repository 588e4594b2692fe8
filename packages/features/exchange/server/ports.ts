import type { Texts } from '@tabellion/platform/http/answer.ts';

/** Dependencies of imports on the installation. */
export interface ImportPorts {
  readonly texts: Texts;
}
