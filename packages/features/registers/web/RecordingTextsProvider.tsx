import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';
import type { TextKey } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import type { ReactNode } from 'react';
import { isAmendable } from '../amendments.ts';

/** Gives its children the words of `texts/recording` beside all others. */
export const RecordingTextsProvider = ({
  waiting = null,
  children,
}: {
  waiting?: ReactNode;
  children: ReactNode;
}) => (
  <MoreTexts load={loadRecordingWords} waiting={waiting}>
    {children}
  </MoreTexts>
);

/** The words of drawers that record, correct and replace. */
const loadRecordingWords = byLanguage({
  en: async () => (await import('@tabellion/texts/recording/en.ts')).recording,
  fr: async () => (await import('@tabellion/texts/recording/fr.ts')).recording,
  tr: async () => (await import('@tabellion/texts/recording/tr.ts')).recording,
  ar: async () => (await import('@tabellion/texts/recording/ar.ts')).recording,
});

/** How an act on record is called. */
export const entryTextKey = (kind: string): TextKey =>
  isAmendable(kind) ? `entry.kind.${kind}` : 'entry.kind.other';
