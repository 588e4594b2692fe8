import type { Texts } from '@tabellion/platform/http/answer.ts';

/** What imports take from the installation. */
export interface ImportPorts {
  readonly texts: Texts;
}
