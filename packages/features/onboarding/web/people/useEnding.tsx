import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ReactNode, useState } from 'react';
import type { PeopleView } from '../../../people/contract.ts';
import { boardOf } from './DirectorDrawer.tsx';
import { EndDrawer, type Seat } from './EndDrawer.tsx';
import type { Board } from './usePeople.ts';

interface Ending {
  /** Opens the drawer for one appointment. */
  ask(seat: Seat): void;
  /** The drawer while it is open. */
  drawer: ReactNode;
  /** What the last ending left to be done: a board below its minimum, a notice to the registry. */
  notes: ReactNode;
}

/** How the pages of people end an appointment on record. */
export function useEnding(changed: (view: Partial<Board>) => Promise<void>): Ending {
  const text = useText();
  const [seat, setSeat] = useState<Seat>();
  const [warnings, setWarnings] = useState<PeopleView['warnings']>([]);
  return {
    ask: setSeat,
    drawer: seat && (
      <EndDrawer
        of={seat}
        onEnded={(view) => {
          setWarnings(view.warnings);
          void changed(boardOf(view));
        }}
        onClose={() => setSeat(undefined)}
      />
    ),
    notes: warnings.length > 0 && (
      <Callout tone="warn" title={text('wizard.checkout.warnings')}>
        {warnings.map(({ textCode, message }) => (
          <p key={message || textCode}>{message}</p>
        ))}
      </Callout>
    ),
  };
}

/** The button of a row. @param name  whose appointment, and to what where the page shows several positions */
export function EndButton({ name, onClick }: { name: string; onClick(): void }) {
  const text = useText();
  return (
    <Button size="sm" aria-label={text('wizard.end.of', { name })} onClick={onClick}>
      {text('wizard.end')}
    </Button>
  );
}
