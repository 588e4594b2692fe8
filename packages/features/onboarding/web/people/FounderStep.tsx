import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useRef } from 'react';
import { BoardNeeds, Directors, Officers, plannedBoardReads, usePeople } from '../../../people/web/public.ts';
import { RedirectTo, StepOrRegister } from '../frame/RegisterOf.tsx';
import { GoOn, SaveAndGoOn } from '../frame/StepFoot.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { WizardPage } from '../frame/WizardPage.tsx';
import { placeAfterManagesChoice, screenAfter, useWizard } from '../frame/wizard.ts';
import { DirectorsFromProfile } from '../profile/DirectorsFromProfile.tsx';
import { type ChoiceSaver, ManagesChoice } from './ManagesChoice.tsx';
import { OrganizingResolution } from './OrganizingResolution.tsx';

/** Step 3, first page: who manages the corporation, and the first directors. */
export function FounderStep({ withChoice = true }: { withChoice?: boolean }) {
  const text = useText();
  const { board, changed } = usePeople();
  const { frame, orgId, onboarding } = useWizard();
  const choice = useRef<ChoiceSaver>(null);
  const save = async (reader: Parameters<ChoiceSaver>[0]): Promise<boolean> => {
    const isSaved = (await choice.current?.(reader)) ?? true;
    if (isSaved) await changed();
    return isSaved;
  };
  return (
    <StepFrame
      title={text('wizard.founder.title')}
      lead={text('wizard.founder.lead')}
      save={() => save('leaves')}
      aside={board.data && <BoardNeeds directors={board.data.directors} />}
    >
      {board.data ? (
        <>
          {withChoice && (
            <ManagesChoice
              key={`${board.data.manages_company} ${board.data.people_involved}`}
              board={board.data}
              save={choice}
              onSaved={(saved, next) => {
                void changed(saved);
                const isHere = frame === 'wizard' && next === 'directors';
                if (!isHere) navigate({ to: placeAfterManagesChoice(next, frame, orgId) });
              }}
            />
          )}
          <Directors board={board.data} changed={changed} />
          {onboarding.company_type === 'old' && <DirectorsFromProfile board={board.data} changed={changed} />}
        </>
      ) : (
        <BoardReading of={board} />
      )}
      <GoOn save={() => save('goesOn')} />
    </StepFrame>
  );
}

export const FounderScreen = () => (
  <WizardPage frame="wizard" screen="founder" reads={plannedBoardReads}>
    <StepOrRegister step={<FounderStep />} register={<RedirectTo to="organization/directors" />} />
  </WizardPage>
);

/** Step 3, second page: the officers, and of a corporation that exists the resolution that appointed them. */
export function OperatorStep() {
  const text = useText();
  const { board, changed } = usePeople();
  const { go, screen, onboarding } = useWizard();
  return (
    <StepFrame title={text('wizard.operator.title')} lead={text('wizard.operator.lead')}>
      {board.data ? <Officers board={board.data} changed={changed} /> : <BoardReading of={board} />}
      {onboarding.company_type === 'old' ? (
        <OrganizingResolution foot={<SaveAndGoOn />} onSaved={() => go(screenAfter(screen))} />
      ) : (
        <GoOn />
      )}
    </StepFrame>
  );
}

export const OperatorScreen = () => (
  <WizardPage frame="wizard" screen="operator" reads={plannedBoardReads}>
    <StepOrRegister step={<OperatorStep />} register={<RedirectTo to="organization/officers" />} />
  </WizardPage>
);

const BoardReading = ({ of: board }: { of: ReturnType<typeof usePeople>['board'] }) =>
  board.isError ? <ReadFailed of={board} /> : <Loading />;
