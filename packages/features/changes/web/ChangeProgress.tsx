import { DateText } from '@tabellion/ui/components/Data.tsx';
import { ProgressLine } from '@tabellion/ui/components/ProgressLine.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ChangeLine } from '../shapes.ts';

interface ChangeProgressProps {
  label: string;
  steps: ChangeLine['steps'];
  /** A row of the list says of its next step alone how far it is. */
  short?: boolean;
}

/** How far a change is, in one line. */
export function ChangeProgress({ label, steps, short = false }: ChangeProgressProps) {
  const text = useText();
  return (
    <ProgressLine
      label={label}
      short={short}
      steps={steps.map(({ step, is_done: done, on, given, of }) => ({
        key: step,
        title: text(`changes.step.${step}`),
        done,
        note: noteOf(on, given === null || of === null ? null : text('changes.signatures', { given, of })),
      }))}
    />
  );
}

const noteOf = (on: string | null, signatures: string | null) =>
  on === null ? signatures : <DateText date={on} />;
