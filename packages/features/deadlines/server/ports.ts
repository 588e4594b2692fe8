/** Ports of the deadlines to the installation. */
import type { Texts } from '@tabellion/platform/http/answer.ts';

export interface DeadlinePorts {
  readonly texts: Texts;
  /** As the brand calls the product. */
  readonly productName: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}
