import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { type Asked, asked } from '@tabellion/ui/call/useRead.ts';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useRef } from 'react';
import { readProfileOfUser } from '../../../entry/profileContract.ts';
import { GoOn } from '../frame/GoOn.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { useStage } from '../frame/stage.ts';
import { WizardPage } from '../frame/WizardPage.tsx';
import { useWizard } from '../frame/wizard.ts';
import { BoardNeeds } from './BoardNeeds.tsx';
import { Directors } from './Directors.tsx';
import { FormerDirectors } from './FormerDirectors.tsx';
import { ManagesChoice, type SaveChoice } from './ManagesChoice.tsx';
import { boardReads, usePeople } from './usePeople.ts';

/** Step 3, first page: who manages the corporation, and the first directors; later, those on record. */
function FounderStep({ withChoice = true }: { withChoice?: boolean }) {
  const text = useText();
  const { board, changed } = usePeople();
  const { go, screen } = useWizard();
  const exists = useStage() === 'exists';
  const choice = useRef<SaveChoice>(null);
  const save = async (reader: Parameters<SaveChoice>[0]): Promise<boolean> => {
    const isSaved = (await choice.current?.(reader)) ?? true;
    await changed();
    return isSaved;
  };
  return (
    <StepFrame
      title={text('wizard.founder.title')}
      lead={text(exists ? 'wizard.founder.lead.exists' : 'wizard.founder.lead')}
      save={() => save('leaves')}
      aside={board.data && <BoardNeeds board={board.data} />}
    >
      {board.data ? (
        <>
          {withChoice && !exists && (
            <ManagesChoice
              key={`${board.data.manages_company} ${board.data.people_involved}`}
              board={board.data}
              save={choice}
              onSaved={(saved, next) => {
                void changed(saved);
                if (next !== screen) go(next);
              }}
            />
          )}
          <Directors board={board.data} changed={changed} />
          {exists && <FormerDirectors />}
        </>
      ) : board.isError ? (
        <ReadFailed of={board} />
      ) : (
        <Loading />
      )}
      {!exists && <GoOn save={() => save('goesOn')} />}
    </StepFrame>
  );
}

/** The reader's name, too: whether he is on the board decides which buttons there are. */
const peopleReads = (orgId: string): readonly Asked[] => [...boardReads(orgId), asked(readProfileOfUser, {})];

export const FounderScreen = () => (
  <WizardPage frame="wizard" screen="founder" reads={peopleReads}>
    <FounderStep />
  </WizardPage>
);

export const DirectorAndOfficersScreen = () => (
  <WizardPage frame="dashboard" screen="founder" reads={peopleReads}>
    <FounderStep />
  </WizardPage>
);

export const DirectorsStepScreen = () => (
  <WizardPage frame="dashboard" screen="founder" reads={peopleReads}>
    <FounderStep withChoice={false} />
  </WizardPage>
);
