import { Button } from '@tabellion/ui/components/Button.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ReactNode, useState } from 'react';
import type { PeopleView } from '../../../people/contract.ts';
import { EndDrawer, type Seat } from './EndDrawer.tsx';

interface Ending {
  /** Opens the drawer for one appointment. */
  ask(seat: Seat): void;
  /** The drawer while it is open. */
  drawer: ReactNode;
}

/** How the pages of people end an appointment on record. */
export function useEnding(onEnded: (view: PeopleView) => void): Ending {
  const [seat, setSeat] = useState<Seat>();
  return {
    ask: setSeat,
    drawer: seat && <EndDrawer of={seat} onEnded={onEnded} onClose={() => setSeat(undefined)} />,
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
