import { Suspense } from 'react';
import { useCorporation, useToday } from '../../../organizations/web/public.ts';
import type { PeopleView } from '../../contract.ts';
import type { Seat } from '../../registerContract.ts';
import type { PositionHolder } from '../../shapes.ts';
import {
  ConsentDrawer,
  DirectorDrawer,
  EndDrawer,
  OfficerDrawer,
  PersonDrawer,
  PersonFacts,
} from '../seats/drawers.ts';
import type { Seat as Ending } from '../seats/EndDrawer.tsx';
import { officeToFill } from '../seats/seatsOf.ts';

/** Which drawer of a register of people is open, and of whom. */
export type OpenSeatDrawer =
  | { readonly drawer: 'add' }
  | { readonly drawer: 'consent'; readonly holder: PositionHolder }
  | { readonly drawer: 'end'; readonly seat: Ending }
  | {
      readonly drawer: 'details';
      readonly holder: PositionHolder;
      /** Through which appointment; one that waits has no first day. */
      readonly seat: Pick<Seat, 'position'> & { readonly since: string | null };
    };

interface SeatDrawerProps {
  of: OpenSeatDrawer;
  register: 'directors' | 'officers';
  mayEdit: boolean;
  directors: readonly PositionHolder[];
  officers: readonly PositionHolder[];
  onSaved(view: PeopleView): void;
  onClose(): void;
}

export const SeatDrawer = (props: SeatDrawerProps) => (
  <Suspense fallback={null}>
    <Opened {...props} />
  </Suspense>
);

function Opened({ of, register, mayEdit, directors, officers, onSaved, onClose }: SeatDrawerProps) {
  const { orgId } = useCorporation();
  const today = useToday();
  const shared = { onSaved, onClose };
  if (of.drawer === 'end') return <EndDrawer of={of.seat} onEnded={onSaved} onClose={onClose} />;
  if (of.drawer === 'consent') return <ConsentDrawer of={of.holder} {...shared} />;
  if (of.drawer === 'add' && register === 'directors')
    return <DirectorDrawer of="new" directors={directors} {...shared} />;
  if (of.drawer === 'add')
    return <OfficerDrawer of={officeToFill(officers)} directors={directors} {...shared} />;
  const { holder, seat } = of;
  if (!mayEdit) return <PersonFacts person={holder} since={seat.since} onClose={onClose} />;
  return (
    <PersonDrawer
      orgId={orgId}
      today={today}
      seat={seat}
      onClose={onClose}
      person={holder}
      onSaved={(view) => view && onSaved(view)}
    />
  );
}
