import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ReactNode, useState } from 'react';
import type { PeopleView } from '../../contract.ts';

interface Warnings {
  /** Shows those of a reply, in place of earlier ones. */
  tell(view: Pick<PeopleView, 'warnings'>): void;
  notes: ReactNode;
}

/** Warnings of the last change of people on record: a board below its minimum, a director who may be none, a
 *  notice to the registry. */
export function useWarnings(): Warnings {
  const [warnings, setWarnings] = useState<PeopleView['warnings']>([]);
  return { tell: (view) => setWarnings(view.warnings), notes: <PeopleWarnings of={warnings} /> };
}

export function PeopleWarnings({ of: warnings }: { of: PeopleView['warnings'] }) {
  const text = useText();
  if (warnings.length === 0) return null;
  return (
    <Callout tone="warn" title={text('wizard.checkout.warnings')}>
      {warnings.map(({ textCode, message }) => (
        <p key={message || textCode}>{message}</p>
      ))}
    </Callout>
  );
}
