import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus, UserCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { readProfileOfUser } from '../../../entry/profileContract.ts';
import type { PeopleView } from '../../contract.ts';
import type { PositionHolder } from '../../shapes.ts';
import { ConsentDrawer } from './ConsentDrawer.tsx';
import { DirectorDrawer } from './DirectorDrawer.tsx';
import { directorColumns } from './directorColumns.tsx';
import { type Board, boardOf } from './usePeople.ts';
import { useRemoval } from './useRemoval.tsx';

interface DirectorsProps {
  board: Board;
  changed(view: Partial<Board>): Promise<void>;
}

/** The board, and what Form 2 asks of each. */
export function Directors({ board, changed }: DirectorsProps) {
  const text = useText();
  const mayEdit = useMay('people.edit');
  const wanted = useWantedDirector(board.directors);
  const [open, setOpen] = useState<PositionHolder | 'new' | 'me' | undefined>(mayEdit ? wanted : undefined);
  const [consenting, setConsenting] = useState<PositionHolder>();
  const isMissing = useIsMissing(board.directors);
  const remove = useRemoval('wizard.removeBody', (view) => changed(boardOf(view)));
  const taken = (view: PeopleView) => void changed(boardOf(view));
  const add = mayEdit && (
    <span className="row wrap">
      {isMissing && (
        <Button icon={UserPlus} onClick={() => setOpen('me')}>
          {text('wizard.incorporators.me')}
        </Button>
      )}
      <Button icon={Plus} data-new="director" onClick={() => setOpen('new')}>
        {text('wizard.director.add')}
      </Button>
    </span>
  );
  return (
    <>
      <div className="row between">
        <h2>{text('wizard.directors')}</h2>
        {add}
      </div>
      <Table
        caption={text('wizard.directors')}
        rows={board.directors}
        rowKey={({ _id }) => _id}
        columns={directorColumns(text, {
          edit: setOpen,
          ...(mayEdit && {
            consent: setConsenting,
            remove: (director: PositionHolder) => void remove({ holder: director, position: 'directors' }),
          }),
        })}
        empty={
          <EmptyState icon={UserCheck} title={text('wizard.directors.none')} action={add}>
            {text('wizard.directors.whyNone')}
          </EmptyState>
        }
      />
      {consenting && (
        <ConsentDrawer of={consenting} onSaved={taken} onClose={() => setConsenting(undefined)} />
      )}
      {open && (
        <DirectorDrawer
          of={open}
          directors={board.directors}
          onSaved={taken}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** The director of whom something is to be told: the list of what is missing links to his drawer by his id. */
function useWantedDirector(directors: readonly PositionHolder[]): PositionHolder | undefined {
  const { hash } = useLocation();
  return directors.find(({ _id }) => _id === hash);
}

/** Whether the reader is on the board already; he is known there by his name. */
function useIsMissing(directors: readonly PositionHolder[]): boolean {
  const { data } = useRead(readProfileOfUser, {});
  if (data === undefined || data.firstname + data.lastname === '') return false;
  return !directors.some(
    ({ firstname, lastname }) => firstname === data.firstname && lastname === data.lastname,
  );
}
