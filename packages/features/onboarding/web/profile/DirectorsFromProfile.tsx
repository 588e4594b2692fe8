import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { keyOf } from '../../../organizations/rules/inRegistry.ts';
import { type Board, boardOf, DirectorDrawer } from '../../../people/web/public.ts';
import type { ProfileDirector } from '../../../registry/rules/profile.ts';
import { useWizard } from '../frame/wizard.ts';
import { personFrom } from './fromProfile.ts';
import { useKeptProfile } from './useKeptProfile.ts';
import { loadProfileWords } from './words.ts';

interface ProfileBoardProps {
  board: Board;
  changed(view: Partial<Board>): Promise<void>;
}

/** Directors whom the profile names and the board lacks: the form of each begins with what the profile says. */
export function DirectorsFromProfile({ board, changed }: ProfileBoardProps) {
  const { orgId } = useWizard();
  const { profile } = useKeptProfile(orgId);
  const mayEdit = useMay('people.edit');
  const onBoard = new Set(
    board.directors.map(({ firstname, lastname }) => keyOf(`${firstname} ${lastname}`.trim())),
  );
  const lacking = (profile?.directors ?? []).filter(({ name }) => !onBoard.has(keyOf(name)));
  if (lacking.length === 0 || !mayEdit) return null;
  return (
    <MoreTexts load={loadProfileWords} waiting={null}>
      <Lacking of={lacking} board={board} changed={changed} />
    </MoreTexts>
  );
}

function Lacking({ of: lacking, board, changed }: ProfileBoardProps & { of: readonly ProfileDirector[] }) {
  const text = useText();
  const [open, setOpen] = useState<ProfileDirector>();
  return (
    <Card title={text('registryProfile.directors')}>
      <p className="muted">{text('registryProfile.directors.lead')}</p>
      {lacking.map((one) => (
        <div key={one.name} className="row between">
          <UserText>{one.name}</UserText>
          <Button size="sm" icon={Plus} onClick={() => setOpen(one)}>
            {text('registryProfile.add')}
          </Button>
        </div>
      ))}
      {open && (
        <DirectorDrawer
          of="new"
          known={personFrom(open)}
          directors={board.directors}
          onSaved={(view) => void changed(boardOf(view))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
