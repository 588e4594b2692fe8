import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { useSearch } from '@tabellion/ui/router/address.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { RegisterExport } from '../../ledgers/web/public.ts';
import {
  LeadTo,
  OperatorStep,
  OrganizingResolution,
  StepOrRegister,
  useWizard,
  WizardPage,
} from '../../onboarding/web/public.ts';
import { useStage, useToday } from '../../organizations/web/public.ts';
import type { PeopleView } from '../../people/contract.ts';
import type { Seat } from '../../people/registerContract.ts';
import type { PositionHolder } from '../../people/shapes.ts';
import {
  boardOf,
  EndButton,
  NotOnRecord,
  OfficerDrawer,
  PersonDrawer,
  PersonFacts,
  SeatsRegister,
  seatsReads,
  useEnding,
  usePeople,
  useRemoval,
  useWarnings,
  type Seat as Waiting,
} from '../../people/web/public.ts';
import { CorrectButton } from '../../shares/web/public.ts';

/** The register, and what may be recorded in it. @param step  what stands in its place before incorporation */
const page = (step: ReactNode) => () => (
  <WizardPage frame="dashboard" screen="operator" reads={officersReads}>
    <StepOrRegister step={step} register={<OfficersOnRecord />} />
  </WizardPage>
);

const officersReads = (orgId: string) => seatsReads(orgId, 'officers');

/** organization/officers */
export const OfficersScreen = page(<LeadTo to="dashboard/officers" />);

/** dashboard/officers */
export const DashboardOfficersScreen = page(<OperatorStep />);

function OfficersOnRecord() {
  const text = useText();
  const today = useToday();
  const { orgId, onboarding, refresh } = useWizard();
  const mayEdit = useMay('people.edit') && useStage() === 'exists';
  const { board, changed } = usePeople();
  // The dashboard's menu leads to the form itself.
  const [adding, setAdding] = useState(useSearch().new !== undefined && mayEdit);
  const [details, setDetails] = useState<OpenedOfficer>();
  const warnings = useWarnings();
  const taken = (view: PeopleView) => {
    warnings.tell(view);
    void changed(boardOf(view));
  };
  const ending = useEnding(taken);
  const takeBack = useRemoval('wizard.removeBody.waits', taken);
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
        const { position, title, until } = seat;
        const ask = (of: PositionHolder) =>
          ending.ask({ holder: of, position, ...(title !== null && { title }) });
        return (
          <>
            {holder && until === null && <EndButton name={spoken(seat)} onClick={() => ask(holder)} />}
            <CorrectButton orgId={orgId} entryId={seat.appointment_id} name={spoken(seat)} />
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
        of="officers"
        acts={acts}
        exporting={(query, onPrint) => <RegisterExport {...{ orgId, query, onPrint }} of="officers" />}
        primary={
          mayEdit && (
            <Button variant="primary" icon={Plus} data-new="officer" onClick={() => setAdding(true)}>
              {text('wizard.officer.add')}
            </Button>
          )
        }
        notes={
          <>
            {warnings.notes}
            <NotOnRecord
              of={officers.flatMap(waitingOf)}
              acts={
                mayEdit
                  ? {
                      details: ({ holder, position }) =>
                        setDetails({ seat: { position, since: null }, holder }),
                      remove: (seat) => void takeBack(seat),
                    }
                  : undefined
              }
            />
            {mayEdit && onboarding.organizing_resolution_on === null && (
              <OrganizingResolution
                foot={<SaveResolution />}
                onSaved={() => void Promise.all([changed(), refresh()])}
              />
            )}
          </>
        }
      />
      <Suspense fallback={null}>
        {ending.drawer}
        {details && !mayEdit && (
          <PersonFacts person={details.holder} since={details.seat.since} onClose={close} />
        )}
        {details && mayEdit && (
          <PersonDrawer
            orgId={orgId}
            today={today}
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
      </Suspense>
    </>
  );
}

interface OpenedOfficer {
  /** Through which office; one that waits has no first day. */
  seat: { position: Waiting['position']; since: string | null };
  holder: PositionHolder;
}

/** The positions that have no first day yet. */
const waitingOf = (holder: PositionHolder): readonly Waiting[] =>
  (Object.keys(holder.positions) as Waiting['position'][])
    .filter((position) => position !== 'directors' && !(position in holder.appointment_dates))
    .flatMap((position): Waiting[] =>
      position === 'other'
        ? (holder.other_titles ?? []).map((title) => ({ holder, position, title }))
        : [{ holder, position }],
    );

/** Once the corporation exists the resolution is saved alone, and once. */
const SaveResolution = () => {
  const text = useText();
  return (
    <div className="form__foot">
      <SubmitButton variant="plain">{text('wizard.save')}</SubmitButton>
    </div>
  );
};
