import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { EntryMenu } from '@tabellion/ui/register/EntryMenu.tsx';
import { useSearch } from '@tabellion/ui/router/address.ts';
import { Slot } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCorporation, useStage } from '../../../organizations/web/public.ts';
import type { PeopleView } from '../../contract.ts';
import type { Seat } from '../../registerContract.ts';
import type { PositionHolder } from '../../shapes.ts';
import { BoardNeeds } from '../seats/BoardNeeds.tsx';
import { ConsentButton } from '../seats/ConsentButton.tsx';
import type { Seat as WaitingSeat } from '../seats/EndDrawer.tsx';
import { NotOnRecord } from '../seats/NotOnRecord.tsx';
import { boardOf, usePeople } from '../seats/usePeople.ts';
import { useRemoval } from '../seats/useRemoval.tsx';
import { useWarnings } from '../seats/useWarnings.tsx';
import { type OpenSeatDrawer, SeatDrawer } from './SeatDrawer.tsx';
import { SeatsTable } from './SeatsTable.tsx';

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** Above a register of people: what is still to be done. */
    'seats.notes': { gives: { of: Kind }; takes: ReactNode };
  }
}

type Kind = 'directors' | 'officers';

const newOf = { directors: 'director', officers: 'officer' } as const;

export const DirectorsRegister = () => <SeatsRegister of="directors" />;

export const OfficersRegister = () => <SeatsRegister of="officers" />;

/** The register of directors or officers, and what may be recorded in it. */
function SeatsRegister({ of }: { of: Kind }) {
  const text = useText();
  const { orgId } = useCorporation();
  const mayEdit = useMay('people.edit') && useStage() === 'exists';
  const { board, changed } = usePeople();
  // The dashboard's menu leads to the form itself.
  const isAsked = useSearch().new !== undefined && mayEdit;
  const [opened, setOpened] = useState<OpenSeatDrawer | undefined>(isAsked ? { drawer: 'add' } : undefined);
  const warnings = useWarnings();
  const taken = (view: PeopleView) => {
    warnings.tell(view);
    void changed(boardOf(view));
  };
  const holders = board.data?.[of] ?? [];
  const directors = board.data?.directors ?? [];
  const holderOf = ({ person_id: id }: Seat) => holders.find(({ _id }) => _id === id);
  const spoken = ({ title, position, display_name: name }: Seat) =>
    of === 'directors' ? name : [title ?? text(`position.${position}`), name].join(text('wizard.comma'));
  const lead = (seat: Seat) => {
    const holder = holderOf(seat);
    if (holder === undefined) return undefined;
    return (name: ReactNode) => (
      <button
        type="button"
        className="rowlink"
        aria-label={spoken(seat)}
        onClick={() => setOpened({ drawer: 'details', holder, seat })}
      >
        {name}
      </button>
    );
  };
  const consent = (seat: Seat) => {
    const holder = holderOf(seat);
    if (holder === undefined) return undefined;
    return (
      <ConsentButton name={seat.display_name} onEnter={() => setOpened({ drawer: 'consent', holder })} />
    );
  };
  const act = (seat: Seat) => {
    const holder = holderOf(seat);
    const { appointment_id: entryId, position, title, until } = seat;
    const name = spoken(seat);
    const end = () =>
      holder && setOpened({ drawer: 'end', seat: { holder, position, ...(title !== null && { title }) } });
    const ends = holder && until === null;
    const items = [...(ends ? [{ key: 'end', label: text('wizard.end'), icon: UserX, onSelect: end }] : [])];
    return <EntryMenu orgId={orgId} entryId={entryId} name={name} items={items} />;
  };
  return (
    <>
      <SeatsTable
        orgId={orgId}
        of={of}
        lead={lead}
        {...(mayEdit && { consent, act })}
        primary={
          mayEdit && (
            <Button
              variant="primary"
              icon={Plus}
              data-new={newOf[of]}
              onClick={() => setOpened({ drawer: 'add' })}
            >
              {text(`wizard.${newOf[of]}.add`)}
            </Button>
          )
        }
        notes={
          <>
            {warnings.notes}
            <Waiting
              of={holders.flatMap((holder) => waitingOf(holder, of))}
              onOpen={mayEdit ? setOpened : undefined}
              onTaken={taken}
            />
            <Slot of="seats.notes" gives={{ of }} />
          </>
        }
        below={of === 'directors' && board.data && <BoardNeeds directors={directors} />}
      />
      {opened && (
        <SeatDrawer
          of={opened}
          register={of}
          mayEdit={mayEdit}
          directors={directors}
          officers={board.data?.officers ?? []}
          onSaved={taken}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface WaitingProps {
  of: readonly WaitingSeat[];
  /** Left out where nothing may be changed. */
  onOpen: ((drawer: OpenSeatDrawer) => void) | undefined;
  onTaken(view: PeopleView): void;
}

/** Those who wait for the certificate or a resolution: shown whole, or taken back. */
function Waiting({ of, onOpen, onTaken }: WaitingProps) {
  const takeBack = useRemoval('wizard.removeBody.waits', onTaken);
  return (
    <NotOnRecord
      of={of}
      acts={
        onOpen && {
          details: ({ holder, position }) =>
            onOpen({ drawer: 'details', holder, seat: { position, since: null } }),
          remove: (seat) => void takeBack(seat),
        }
      }
    />
  );
}

/** The positions that have no first day yet: they begin with the certificate, or with the resolution. */
function waitingOf(holder: PositionHolder, of: Kind): readonly WaitingSeat[] {
  if (of === 'directors') return holder.elected_date === null ? [{ holder, position: of }] : [];
  return (Object.keys(holder.positions) as WaitingSeat['position'][])
    .filter((position) => position !== 'directors' && !(position in holder.appointment_dates))
    .flatMap((position): WaitingSeat[] =>
      position === 'other'
        ? (holder.other_titles ?? []).map((title) => ({ holder, position, title }))
        : [{ holder, position }],
    );
}
