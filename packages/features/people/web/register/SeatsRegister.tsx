import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { EntryMenu } from '@tabellion/ui/register/EntryMenu.tsx';
import { useSearch } from '@tabellion/ui/router/address.ts';
import { Slot } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus, UserX } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useCorporation, useStage, useToday } from '../../../organizations/web/public.ts';
import type { PeopleView } from '../../contract.ts';
import type { Seat } from '../../registerContract.ts';
import type { PositionHolder } from '../../shapes.ts';
import { BoardNeeds } from '../seats/BoardNeeds.tsx';
import {
  ConsentDrawer,
  DirectorDrawer,
  EndDrawer,
  OfficerDrawer,
  PersonDrawer,
  PersonFacts,
} from '../seats/drawers.ts';
import type { Seat as Waiting } from '../seats/EndDrawer.tsx';
import { NotOnRecord } from '../seats/NotOnRecord.tsx';
import { boardOf, usePeople } from '../seats/usePeople.ts';
import { useRemoval } from '../seats/useRemoval.tsx';
import { useWarnings } from '../seats/useWarnings.tsx';
import { SeatsTable } from './SeatsTable.tsx';

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** Above a register of people: what is still to be done. */
    'seats.notes': { gives: { of: Kind }; takes: ReactNode };
  }
}

type Kind = 'directors' | 'officers';

interface Opened {
  holder: PositionHolder;
  /** Through which appointment; one that waits has no first day. */
  seat: Pick<Seat, 'position'> & { since: string | null };
}

export const DirectorsRegister = () => <SeatsRegister of="directors" />;

export const OfficersRegister = () => <SeatsRegister of="officers" />;

/** The register of directors or officers, and what may be recorded in it. */
function SeatsRegister({ of }: { of: Kind }) {
  const text = useText();
  const { orgId } = useCorporation();
  const mayEdit = useMay('people.edit') && useStage() === 'exists';
  const { board, changed } = usePeople();
  // The dashboard's menu leads to the form itself.
  const [adding, setAdding] = useState(useSearch().new !== undefined && mayEdit);
  const [consenting, setConsenting] = useState<PositionHolder>();
  const [details, setDetails] = useState<Opened>();
  const [ending, setEnding] = useState<Waiting>();
  const warnings = useWarnings();
  const taken = (view: PeopleView) => {
    warnings.tell(view);
    void changed(boardOf(view));
  };
  const takeBack = useRemoval('wizard.removeBody.waits', taken);
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
        onClick={() => setDetails({ holder, seat })}
      >
        {name}
      </button>
    );
  };
  const consent = (seat: Seat) => {
    const holder = holderOf(seat);
    return (
      holder && (
        <Button
          size="sm"
          aria-label={text('wizard.fieldOf', { what: text('wizard.consent.enter'), name: seat.display_name })}
          onClick={() => setConsenting(holder)}
        >
          {text('wizard.consent.enter')}
        </Button>
      )
    );
  };
  const act = (seat: Seat) => {
    const holder = holderOf(seat);
    const { appointment_id: entryId, position, title, until } = seat;
    const name = spoken(seat);
    const end = () => holder && setEnding({ holder, position, ...(title !== null && { title }) });
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
            <Button variant="primary" icon={Plus} data-new={newOf[of]} onClick={() => setAdding(true)}>
              {text(`wizard.${newOf[of]}.add`)}
            </Button>
          )
        }
        notes={
          <>
            {warnings.notes}
            <NotOnRecord
              of={holders.flatMap((holder) => waitingOf(holder, of))}
              acts={
                mayEdit
                  ? {
                      details: ({ holder, position }) =>
                        setDetails({ holder, seat: { position, since: null } }),
                      remove: (seat) => void takeBack(seat),
                    }
                  : undefined
              }
            />
            <Slot of="seats.notes" gives={{ of }} />
          </>
        }
        below={of === 'directors' && board.data && <BoardNeeds directors={directors} />}
      />
      <Suspense fallback={null}>
        {ending && <EndDrawer of={ending} onEnded={taken} onClose={() => setEnding(undefined)} />}
        {consenting && (
          <ConsentDrawer of={consenting} onSaved={taken} onClose={() => setConsenting(undefined)} />
        )}
        {details && (
          <Details of={details} mayEdit={mayEdit} onSaved={taken} onClose={() => setDetails(undefined)} />
        )}
        {adding && (
          <AddDrawer of={of} directors={directors} onSaved={taken} onClose={() => setAdding(false)} />
        )}
      </Suspense>
    </>
  );
}

const newOf = { directors: 'director', officers: 'officer' } as const;

interface DrawerProps {
  onSaved(view: PeopleView): void;
  onClose(): void;
}

function Details({
  of: { holder, seat },
  mayEdit,
  onSaved,
  onClose,
}: DrawerProps & { of: Opened; mayEdit: boolean }) {
  const { orgId } = useCorporation();
  const today = useToday();
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

const AddDrawer = ({ of, ...rest }: DrawerProps & { of: Kind; directors: readonly PositionHolder[] }) =>
  of === 'directors' ? <DirectorDrawer of="new" {...rest} /> : <OfficerDrawer of="presidents" {...rest} />;

/** The positions that have no first day yet: they begin with the certificate, or with the resolution. */
function waitingOf(holder: PositionHolder, of: Kind): readonly Waiting[] {
  if (of === 'directors') return holder.elected_date === null ? [{ holder, position: of }] : [];
  return (Object.keys(holder.positions) as Waiting['position'][])
    .filter((position) => position !== 'directors' && !(position in holder.appointment_dates))
    .flatMap((position): Waiting[] =>
      position === 'other'
        ? (holder.other_titles ?? []).map((title) => ({ holder, position, title }))
        : [{ holder, position }],
    );
}
