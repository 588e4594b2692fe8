import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import type { ReactNode } from 'react';
import { loadRecordingWords } from './words.ts';

/** Gives its children the words of `texts/recording` beside all others. */
export const RecordingWords = ({
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
