import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { useSearch } from '@tabellion/ui/router/address.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { RegisterExport } from '../../ledgers/web/public.ts';
import { FounderStep, LeadTo, StepOrRegister, useWizard, WizardPage } from '../../onboarding/web/public.ts';
import { useStage, useToday } from '../../organizations/web/public.ts';
import type { PeopleView } from '../../people/contract.ts';
import type { Seat } from '../../people/registerContract.ts';
import type { PositionHolder } from '../../people/shapes.ts';
import {
  BoardNeeds,
  boardOf,
  ConsentDrawer,
  DirectorDrawer,
  EndButton,
  NotOnRecord,
  PersonDrawer,
  PersonFacts,
  SeatsRegister,
  seatsReads,
  useEnding,
  usePeople,
  useRemoval,
  useWarnings,
} from '../../people/web/public.ts';
import { CorrectButton } from '../../shares/web/public.ts';

/** The register, and what may be recorded in it. @param step  what stands in its place before incorporation */
const page = (step: ReactNode) => () => (
  <WizardPage frame="dashboard" screen="founder" reads={directorsReads}>
    <StepOrRegister step={step} register={<DirectorsOnRecord />} />
  </WizardPage>
);

const directorsReads = (orgId: string) => seatsReads(orgId, 'directors');

/** organization/directors */
export const DirectorsScreen = page(<LeadTo to="dashboard/directors" />);

/** dashboard/directors */
export const DashboardDirectorsScreen = page(<FounderStep withChoice={false} />);

/** dashboard/director-and-officers */
export const DirectorAndOfficersScreen = page(<FounderStep />);

function DirectorsOnRecord() {
  const text = useText();
  const today = useToday();
  const { orgId } = useWizard();
  const mayEdit = useMay('people.edit') && useStage() === 'exists';
  const { board, changed } = usePeople();
  // The dashboard's menu leads to the form itself.
  const [adding, setAdding] = useState(useSearch().new !== undefined && mayEdit);
  const [consenting, setConsenting] = useState<PositionHolder>();
  const [details, setDetails] = useState<PositionHolder>();
  const warnings = useWarnings();
  const taken = (view: PeopleView) => {
    warnings.tell(view);
    void changed(boardOf(view));
  };
  const ending = useEnding(taken);
  const takeBack = useRemoval('wizard.removeBody.waits', taken);
  const directors = board.data?.directors ?? [];
  const holderOf = ({ person_id: id }: Seat) => directors.find(({ _id }) => _id === id);
  const acts = {
    lead: (seat: Seat) => {
      const holder = holderOf(seat);
      if (holder === undefined) return undefined;
      return (name: ReactNode) => (
        <button type="button" className="rowlink" onClick={() => setDetails(holder)}>
          {name}
        </button>
      );
    },
    ...(mayEdit && {
      consent: (seat: Seat) => {
        const holder = holderOf(seat);
        return (
          holder && (
            <Button
              size="sm"
              aria-label={text('wizard.fieldOf', {
                what: text('wizard.consent.enter'),
                name: seat.display_name,
              })}
              onClick={() => setConsenting(holder)}
            >
              {text('wizard.consent.enter')}
            </Button>
          )
        );
      },
      end: (seat: Seat) => {
        const holder = holderOf(seat);
        return (
          <>
            {holder && seat.until === null && (
              <EndButton
                name={seat.display_name}
                onClick={() => ending.ask({ holder, position: 'directors' })}
              />
            )}
            <CorrectButton orgId={orgId} entryId={seat.appointment_id} name={seat.display_name} />
          </>
        );
      },
    }),
  };
  const close = () => setDetails(undefined);
  return (
    <>
      <SeatsRegister
        orgId={orgId}
        of="directors"
        acts={acts}
        exporting={(query, onPrint) => <RegisterExport {...{ orgId, query, onPrint }} of="directors" />}
        primary={
          mayEdit && (
            <Button variant="primary" icon={Plus} data-new="director" onClick={() => setAdding(true)}>
              {text('wizard.director.add')}
            </Button>
          )
        }
        notes={warnings.notes}
        below={
          <>
            <NotOnRecord
              of={directors.filter(isWaiting).map((holder) => ({ holder, position: 'directors' }))}
              acts={
                mayEdit
                  ? {
                      details: ({ holder }) => setDetails(holder),
                      remove: (seat) => void takeBack(seat),
                    }
                  : undefined
              }
            />
            {board.data && <BoardNeeds directors={directors} />}
          </>
        }
      />
      <Suspense fallback={null}>
        {ending.drawer}
        {consenting && (
          <ConsentDrawer of={consenting} onSaved={taken} onClose={() => setConsenting(undefined)} />
        )}
        {details && !mayEdit && <PersonFacts person={details} since={details.elected_date} onClose={close} />}
        {details && mayEdit && (
          <PersonDrawer
            orgId={orgId}
            today={today}
            person={details}
            seat={{ position: 'directors' }}
            onSaved={(view) => view && taken(view)}
            onClose={close}
          />
        )}
        {adding && (
          <DirectorDrawer of="new" directors={directors} onSaved={taken} onClose={() => setAdding(false)} />
        )}
      </Suspense>
    </>
  );
}

/** On the board once the corporation has its certificate, or the resolution its day. */
const isWaiting = ({ elected_date: on }: PositionHolder): boolean => on === null;
