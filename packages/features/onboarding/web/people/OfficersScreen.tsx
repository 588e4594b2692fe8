import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Navigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PeopleView } from '../../../people/contract.ts';
import type { Seat } from '../../../people/registerContract.ts';
import type { PositionHolder } from '../../../people/shapes.ts';
import { SeatsRegister } from '../../../people/web/public.ts';
import { RegisterExport } from '../../../shares/web/public.ts';
import { hasRegisters, useStage } from '../frame/stage.ts';
import { WizardPage } from '../frame/WizardPage.tsx';
import { useWizard } from '../frame/wizard.ts';
import { NotOnRecord } from './NotOnRecord.tsx';
import { OfficerDrawer } from './OfficerDrawer.tsx';
import { PersonDrawer } from './PersonDrawer.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { EndButton, useEnding } from './useEnding.tsx';
import { boardOf, boardReads, usePeople } from './usePeople.ts';
import { useWarnings } from './useWarnings.tsx';

/** organization/officers: the register, and what may be recorded in it. Before incorporation the step of the wizard. */
export const OfficersScreen = () => (
  <WizardPage frame="dashboard" screen="operator" reads={boardReads}>
    <OfficersOnRecord />
  </WizardPage>
);

function OfficersOnRecord() {
  const text = useText();
  const { orgId, corporate } = useWizard();
  const mayEdit = useMay('people.edit') && useStage() === 'exists';
  const { board, changed } = usePeople();
  const [adding, setAdding] = useState(false);
  const [details, setDetails] = useState<{ seat: Seat; holder: PositionHolder }>();
  const warnings = useWarnings();
  const taken = (view: PeopleView) => {
    warnings.tell(view);
    void changed(boardOf(view));
  };
  const ending = useEnding(taken);
  if (!hasRegisters(corporate.status))
    return <Navigate to={`/app/org/${orgId}/dashboard/officers`} replace />;
  const officers = board.data?.officers ?? [];
  const holderOf = ({ person_id: id }: Seat) => officers.find(({ _id }) => _id === id);
  const spoken = ({ title, position, display_name }: Seat) =>
    [title ?? text(`position.${position}`), display_name].join(text('wizard.comma'));
  const acts = {
    lead: (seat: Seat) => {
      const holder = holderOf(seat);
      if (holder === undefined) return undefined;
      return (name: ReactNode) => (
        <button
          type="button"
          className="rowlink"
          aria-label={spoken(seat)}
          onClick={() => setDetails({ seat, holder })}
        >
          {name}
        </button>
      );
    },
    ...(mayEdit && {
      end: (seat: Seat) => {
        const holder = holderOf(seat);
        if (holder === undefined || seat.until !== null) return null;
        const { position, title } = seat;
        const ask = () => ending.ask({ holder, position, ...(title !== null && { title }) });
        return <EndButton name={spoken(seat)} onClick={ask} />;
      },
    }),
  };
  const close = () => setDetails(undefined);
  return (
    <>
      <SeatsRegister
        orgId={orgId}
        of="officers"
        acts={acts}
        exporting={(at, who) => <RegisterExport {...{ orgId, at, who }} of="officers" />}
        primary={
          mayEdit && (
            <Button variant="primary" icon={Plus} data-new="officer" onClick={() => setAdding(true)}>
              {text('wizard.officer.add')}
            </Button>
          )
        }
        notes={warnings.notes}
        below={<NotOnRecord of={officers.filter(isWaiting)} step="officers" />}
      />
      {ending.drawer}
      {details && !mayEdit && (
        <PersonFacts person={details.holder} since={details.seat.since} onClose={close} />
      )}
      {details && mayEdit && (
        <PersonDrawer
          person={details.holder}
          seat={details.seat}
          onSaved={(view) => view && taken(view)}
          onClose={close}
        />
      )}
      {adding && (
        <OfficerDrawer
          of="presidents"
          directors={board.data?.directors ?? []}
          onSaved={taken}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

/** Who holds a position that has no first day yet. */
const isWaiting = ({ positions, appointment_dates: dates }: PositionHolder): boolean =>
  Object.keys(positions).some((position) => position !== 'directors' && !(position in dates));
