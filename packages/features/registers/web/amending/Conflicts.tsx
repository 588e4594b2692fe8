import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { lazy, Suspense } from 'react';
import { RecordingTextsProvider } from '../RecordingTextsProvider.tsx';
import type { ConflictsProps } from './AmendmentChoices.tsx';

// Mostly nothing is in the way: what lists it is fetched when something is.
const Entries = lazy(() =>
  import('./AmendmentChoices.tsx').then((module) => ({ default: module.AmendmentChoices })),
);

/** Acts on record that an act does not fit with, and what becomes of each; nothing where there is none. */
export const Conflicts = (props: ConflictsProps) =>
  props.of.entries.length + props.of.left.length === 0 ? null : (
    <RecordingTextsProvider>
      <Suspense fallback={null}>
        <Entries {...props} />
      </Suspense>
    </RecordingTextsProvider>
  );

/** The same where the entries are all that there is: whoever shows them says what stands in their place meanwhile. */
export const CorrectionChoices = Entries;

/** The reason of a correction: kept with it for ever, so it must hold nothing private. */
export function ReasonField() {
  const text = useText();
  return (
    <TextField
      name="reason"
      label={text('wizard.how.reason')}
      help={text('wizard.how.reason.help')}
      autoComplete="off"
      maxLength={300}
    />
  );
}
