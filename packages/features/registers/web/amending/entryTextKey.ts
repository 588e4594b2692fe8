import type { TextKey } from '@tabellion/ui/text/LanguageProvider.tsx';
import { isAmendable } from '../../amendments.ts';

/** How an act on record is called. */
export const entryTextKey = (kind: string): TextKey =>
  isAmendable(kind) ? `entry.kind.${kind}` : 'entry.kind.other';
